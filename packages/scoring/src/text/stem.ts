import exceptions from './stemExceptions.json' with { type: 'json' };

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
];

const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['alise', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ise',
  'al',
  'er',
  'or',
  'ic',
  'ion',
];

/**
 * Words that the suffix rules alone would separate from their relatives or take for others, by the stem that
 * they share. Accounting, for one, is neither what a customer has with a firm nor what one is accountable
 * for.
 */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(exceptions).flatMap(([stemmed, words]) => words.map((word) => [word, stemmed] as const)),
);

const CACHE = new Map<string, string>();
const CACHE_LIMIT = 50_000;

/**
 * The common form of an English word, after M. F. Porter, "An algorithm for suffix stripping" (1980), with a table of
 * exceptions: manage, managed, managing and management give one form. Expects lower case.
 */
export function stem(word: string): string {
  const known = CACHE.get(word);
  if (known !== undefined) return known;
  const result = EXCEPTIONS.get(word) ?? (/^[a-z]{3,40}$/.test(word) ? porter(word) : word);
  if (CACHE.size > CACHE_LIMIT) CACHE.clear();
  CACHE.set(word, result);
  return result;
}

function porter(word: string): string {
  let w = word;
  if (w.endsWith('sses') || w.endsWith('ies')) w = w.slice(0, -2);
  else if (w.endsWith('s') && !w.endsWith('ss') && !w.endsWith('us')) w = w.slice(0, -1);
  w = stripPast(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceSuffix(w, STEP_2, 0);
  w = replaceSuffix(w, STEP_3, 0);
  for (const suffix of STEP_4) {
    if (!w.endsWith(suffix)) continue;
    const base = w.slice(0, -suffix.length);
    if (measure(base) > 1 && (suffix !== 'ion' || /[st]$/.test(base))) w = base;
    break;
  }
  if (w.endsWith('e')) {
    const base = w.slice(0, -1);
    const m = measure(base);
    if (m > 1 || (m === 1 && !endsShort(base))) w = base;
  }
  // "Certified" is of "certificate", as "classified" is of "classification".
  if (w.endsWith('ifi')) return w.slice(0, -1);
  return w.endsWith('ll') && measure(w) > 1 ? w.slice(0, -1) : w;
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = word.endsWith('ing') ? 'ing' : word.endsWith('ed') ? 'ed' : '';
  const base = word.slice(0, word.length - suffix.length);
  if (suffix === '' || !hasVowel(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

function replaceSuffix(word: string, rules: readonly (readonly [string, string])[], least: number): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return measure(base) > least ? base + replacement : word;
  }
  return word;
}

function hasVowel(text: string): boolean {
  return /[aeiou]|[^aeiou]y/.test(text);
}

/** Porter's m: how many vowel-consonant sequences a form has. */
function measure(text: string): number {
  return shape(text).match(/VC/g)?.length ?? 0;
}

function endsShort(text: string): boolean {
  return /CVC$/.test(shape(text)) && !/[wxy]$/.test(text);
}

function shape(text: string): string {
  let result = '';
  for (const letter of text) {
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && result.endsWith('C'));
    result += vowel ? 'V' : 'C';
  }
  return result;
}

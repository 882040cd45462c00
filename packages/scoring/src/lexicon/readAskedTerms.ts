import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { findConcepts, initialsKey, isEverydayName, type Key, toAskedKeys } from './concepts.ts';
import { partsAsked, waysAsked } from './languagePatterns.ts';
import en from './languages/en.json' with { type: 'json' };
import { lazyPattern } from './lazyPattern.ts';
import { ROLES } from './roles.ts';
import { isFunctionWord, wordWeight } from './wordRarity.ts';

const PARTS = lazyPattern(
  String.raw`(?<!\s)\s+(?:{andOfParts})\s+(?=\S)|(?:(?<!\s)\s+)?[,;+]\s+|[\u3001\uff0c]|{andOfParts:unspaced}`,
  'i',
);
const WAYS = lazyPattern(
  String.raw`(?<!\s)\s+(?:{orOfWays})\s+|(?:(?<!\s)\s+)?\/\s*|{orOfWays:unspaced}`,
  'i',
);

/** One way to name a thing: the keys that must stand together, in order. */
export type Phrase = readonly Key[];

/**
 * What a criterion asks for: each of the parts, each in one of its ways. "Docker and Kubernetes" has two
 * parts, "Go or Rust" two ways.
 */
export type AskedTerms = { parts: readonly (readonly Phrase[])[] };

const FILLERS: ReadonlySet<string> = new Set([...en.fillers, ...en.fillers.map(stem)]);
const LIGHT: ReadonlySet<string> = new Set(en.lightWords);
const licenceWords = lazy(() => new Set(en.licenceWords.map(stem)));
const TELLING = 0.9;
const BROAD = 0.4;

/** Reads what a phrase of a job asks for. Undefined where it holds nothing that can be looked for. */
export function readAskedTerms(given: string, language: Language): AskedTerms | undefined {
  const asked = readTerms(given, language);
  return asked && { parts: asked.parts.map((ways) => withoutBareWords(ways, given, language)) };
}

/**
 * One word of any resume is no way to name what takes more words, where another way does: of "business, product or
 * systems analysis" not the product. The bare word of a known term stays: it is near it.
 */
function withoutBareWords(ways: readonly Phrase[], given: string, language: Language): readonly Phrase[] {
  const tokens = tokenize(given, language);
  if (tokens.length < 2 || ways.some(([first, ...rest]) => isKnown(first) && rest.length === 0)) return ways;
  // "Leading or mentoring others": what is done tells enough, and so does a role.
  const tells = new Set(
    tokens.filter(({ lower }) => ROLES.has(lower) || lower.endsWith('ing')).map(({ stem: own }) => own),
  );
  const telling = ways.filter((phrase) => !isBareWord(phrase) || tells.has(phrase[0]?.key ?? ''));
  // "A senior or lead role" has no telling word at all.
  return telling.some((phrase) => phrase.some(({ weight }) => weight >= BROAD)) ? telling : ways;
}

const isKnown = (key: Key | undefined) => key?.key.startsWith('=') === true;

/** "Presentation" of "presentation skills" is near what is asked for; "training" alone is what is asked for. */
function markBare(phrase: Phrase, text: string, language: Language): Phrase {
  const isPart = isBareWord(phrase) && tokenize(text, language).length > 1;
  return isPart ? phrase.map((key) => ({ ...key, isNear: true })) : phrase;
}

/** Whether a phrase is one word that stands in any resume. */
function isBareWord([first, ...rest]: Phrase): boolean {
  return first !== undefined && rest.length === 0 && !isKnown(first) && first.weight < BROAD;
}

function readTerms(given: string, language: Language): AskedTerms | undefined {
  const text = language === 'en' ? withoutScope(given) : given;
  const bracket = language === 'en' ? [...text.matchAll(ALTERNATIVES)][0] : undefined;
  if (bracket) return withAlternatives(text, bracket[0], language);
  const detailed = language === 'en' ? withoutDetail(text, language) : undefined;
  if (detailed) return detailed;
  if (isOneTerm(text, language)) return { parts: [toWays(text, language)] };
  const parts = joinTerms(language === 'en' ? text.replace(AND_OR, ' or ') : text, language)
    .split(partsAsked(language) ?? PARTS())
    .map((part) =>
      withSharedWords(
        part
          .split(waysAsked(language) ?? WAYS())
          .map((way) => way.replaceAll(JOINT, '/'))
          // "A state licence or equivalent" is not shown by the word "equivalent".
          .filter((way, index) => index === 0 || !SAYS_OR_LIKE.test(way.trim())),
        language,
      ).flatMap((way) => toWays(way, language)),
    )
    .filter((phrases) => phrases.length > 0);
  if (parts.length === 0) return undefined;
  const whole = toPhrase(text, language);
  // "Health and safety" is one thing: parts that tell nothing by themselves belong together.
  const each = parts.every((phrases) =>
    phrases.every((phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING)),
  );
  if (parts.length > 1 && (!each || whole.some(({ key, from, to }) => key.startsWith('=') && to - from > 1)))
    return { parts: [toWays(text, language)] };
  return { parts };
}

const SCOPE = lazyPattern(String.raw`\b(?:{scopeOfWork})\s`, 'gi');

/** "End-to-end payroll" is payroll: how much of a work is asked for is in no name of it. */
function withoutScope(text: string): string {
  const rest = text.replace(SCOPE(), '');
  return /\p{L}/u.test(rest) ? rest : text;
}

const AND_OR = /\sand\s?\/\s?or\s/gi;
const JOINT = '\u2060';

/** "CI/CD for data" asks for no CI alone: a stroke within a known term parts nothing. */
function joinTerms(text: string, language: Language): string {
  if (!text.includes('/')) return text;
  const tokens = tokenize(text, language);
  return findConcepts(tokens, language).reduceRight((joined, { from, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    return joined.slice(0, start) + joined.slice(start, end).replaceAll('/', JOINT) + joined.slice(end);
  }, text);
}

/**
 * "Processing or treatment facilities" are processing facilities, too, and "equipment sizing/design" is the design of
 * equipment: one word takes what the ways share where it or that tells little by itself, so that no "recruiting process"
 * shows it.
 */
function withSharedWords(ways: readonly string[], language: Language): string[] {
  const first = ways[0]?.trim().split(/\s+/) ?? [];
  const last = ways.at(-1)?.trim().split(/\s+/) ?? [];
  if (language !== 'en' || ways.length < 2) return [...ways];
  return ways.map((way, index) => {
    const word = way.trim();
    // "Project developer/manager": any work has managers.
    const of =
      index > 0 && first.length === 2 && ROLES.has(first[1]?.toLowerCase() ?? '') ? first[0] : undefined;
    if (of !== undefined && ROLES.has(word.toLowerCase()) && saysLittle(word, language))
      return `${of} ${word}`;
    if (!isOneWord(word, language)) return way;
    const head = last.length === 2 ? last[1] : undefined;
    // "Senior or lead role" asks for a senior.
    if (index < ways.length - 1 && head !== undefined && !saysNothing(head, language))
      return [word, head].some((one) => saysLittle(one, language)) ? `${word} ${head}` : way;
    // "Meeting or exceeding sales quotas".
    if (index < ways.length - 1 && word.endsWith('ing') && last.length > 2 && last[0]?.endsWith('ing'))
      return [word, ...last.slice(1)].join(' ');
    const front = first.length === 2 ? first[0] : undefined;
    return index > 0 && front !== undefined && saysLittle(word, language) ? `${front} ${word}` : way;
  });
}

function isOneWord(text: string, language: Language): boolean {
  const tokens = tokenize(text, language);
  const isRole = ROLES.has(tokens[0]?.lower ?? '');
  return tokens.length === 1 && !isRole && findConcepts(tokens, language).length === 0;
}

const saysNothing = (word: string, language: Language) =>
  tokenize(word, language).every((token) => wordWeight(token.stem, language) < BROAD);

const saysLittle = (word: string, language: Language) =>
  tokenize(word, language).every((token) => wordWeight(token.stem, language) < TELLING);

const SAYS_OR_LIKE =
  /^(?:an? |any |other |its )?(?:equivalents?|similar|comparable|the like|alternatives?)$/i;

/** A bracket with alternatives: "(3Shape or exocad)", "(NIC, or CI and CT; BEI Advanced or above)". */
export const ALTERNATIVES = /\((?=[^()]{0,200}(?:\bor\b|;))[^()]{1,200}\)/giu;
const BETWEEN_ALTERNATIVES = /[;,]|\bor\b/i;
const NO_ALTERNATIVE =
  /^(?:above|below|similar|equivalent|other|another|any|higher|better|lower|more|less|be|is|are|ability|able|willing|not|something|the like)\b/i;

/** "Calf rearing (about 130 heifers)", "lender rules (UK Finance Handbook)": a bracket at the end. */
const DETAIL = /(?<=\S)\s?\(([^()]{1,120})\)[\s.]*$/u;
const IS_NAME = /^\p{Lu}[\p{L}\d&.-]*(?:\s\p{Lu}[\p{L}\d&.-]*){1,4}$/u;
const IS_AMOUNT =
  /^(?:about|approx\w*\.?|around|circa|c\.|roughly|over|up to|at least|some|currently|~)?\s?\d/i;

/** What a demand names without the amount in its bracket; a name in there is another way to say it. */
function withoutDetail(text: string, language: Language): AskedTerms | undefined {
  const found = DETAIL.exec(text);
  const [whole = '', detail = ''] = found ?? [];
  const isName = IS_NAME.test(detail);
  if (whole === '' || !(isName || IS_AMOUNT.test(detail))) return undefined;
  const asked = readAskedTerms(text.slice(0, found?.index), language);
  const [own = []] = asked?.parts ?? [];
  if (!asked || asked.parts.length > 1 || !isName) return asked;
  return { parts: [[...own, ...toWays(detail, language)]] };
}

/**
 * What a demand names, or one of the alternatives in its bracket. Those without a name only tell more of it: "engineering
 * (electrical or mechanical)" is not shown by any mechanic.
 */
function withAlternatives(text: string, bracket: string, language: Language): AskedTerms | undefined {
  const asked = readAskedTerms(text.replace(bracket, ' '), language);
  const named = bracket
    .slice(1, -1)
    .split(BETWEEN_ALTERNATIVES)
    .map((one) => one.trim())
    .filter((one) => one.length > 1 && !NO_ALTERNATIVE.test(one));
  const isName = (one: string) =>
    /^\d?\p{Lu}/u.test(one) || (!/(?:al|ic|ed|ive|ary|ous)$/.test(one) && isOneTerm(one, language));
  if (!named.some(isName)) return asked;
  const ways = named.flatMap((one) => toWays(one, language));
  const [own = []] = asked?.parts ?? [];
  if (asked && asked.parts.length > 1) return asked;
  const telling = own.filter((phrase) =>
    phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING),
  );
  return ways.length + telling.length === 0 ? undefined : { parts: [[...telling, ...ways]] };
}

/** Whether a text is a known term as a whole: "CI/CD" and "health and safety" are one thing each. */
export function isOneTerm(text: string, language: Language): boolean {
  const tokens = tokenize(text, language);
  return findConcepts(tokens, language).some(({ from, to }) => from === 0 && to === tokens.length - 1);
}

/** The phrase of a text without words that say nothing alone ("skills", "experience with"). */
export function toPhrase(text: string, language: Language): Phrase {
  return tellingOf(toAskedKeys(tokenize(text, language), true, language));
}

/** A phrase in its known terms and, where that differs, in its bare words. */
function toWays(text: string, language: Language): Phrase[] {
  const known = toPhrase(text, language);
  const bare = tellingOf(toAskedKeys(tokenize(text, language), false, language));
  if (known.length === 0) return [];
  // "Excel" and "Go" are products: as bare words they are verbs.
  if (known.length === 1 && isEverydayName(known[0]?.key ?? '')) return [known];
  const ways = known.some(isKnown) && bare.length > 0 ? [known, markBare(bare, text, language)] : [known];
  return [
    ...ways,
    ...initialsOf(text, language),
    ...writtenOut(text, known, language),
    ...ofNameAlone(text, language),
    ...(language === 'en' ? withoutLightWords(text, known) : []),
  ];
}

const FEWEST_HEAVY = 2;

/** "Read wiring diagrams" is shown by wiring diagrams, "safeguarding cases reported" by safeguarding that was reported. */
function withoutLightWords(text: string, phrase: Phrase): Phrase[] {
  const tokens = tokenize(text, 'en');
  const heavy = phrase.filter(({ from, to }) => from !== to || !LIGHT.has(tokens[from]?.lower ?? ''));
  if (heavy.length === phrase.length) return [];
  const isKnown = heavy.some(({ key }) => key.startsWith('='));
  const tells = heavy.length >= FEWEST_HEAVY && heavy.some(({ weight }) => weight >= TELLING);
  return isKnown || tells ? [heavy] : [];
}

/** "ISO 9001 standards", "the EYFS framework": a name in capitals says what it is by itself. */
const NAME_OF_CLASS = lazyPattern(
  String.raw`^(?:[Tt]he\s)?([\p{Lu}\d][\p{Lu}\d.\s-]{1,30})\s(?:{classOfName})$`,
  'u',
);

function ofNameAlone(text: string, language: Language): Phrase[] {
  const name = language === 'en' ? NAME_OF_CLASS().exec(text.trim())?.[1] : undefined;
  return name === undefined || !/\p{Lu}{2}/u.test(name) ? [] : toWays(name, language);
}

const MAX_INITIALS = 5;

/** "Advanced life support" may be written ALS, "point of sale" POS: from three letters on. */
function initialsOf(text: string, language: Language): Phrase[] {
  if (language !== 'en') return [];
  const tokens = tokenize(text, language).filter(
    ({ stem: own, lower }) => !FILLERS.has(own) && !licenceWords().has(own) && /^\p{L}/u.test(lower),
  );
  const telling = tokens.filter(({ lower }) => !isFunctionWord(lower, language));
  // "Aerostar Transition Director" is no attention to detail.
  if (telling.every((token) => wordWeight(token.stem, language) < BROAD)) return [];
  if (
    tokens.some(
      ({ lower }) => isFunctionWord(lower, language) && !/^(?:of|in|for|and|the|to|at)$/.test(lower),
    )
  )
    return [];
  const forms = [telling, tokens]
    .filter(({ length }) => length >= 3 && length <= MAX_INITIALS)
    .map((words) => words.map(({ lower }) => lower.slice(0, 1)).join(''));
  // "Supervision of apprentice sailors" is no SAS.
  const own = forms.filter(
    (form) => findConcepts(tokenize(form.toUpperCase(), language), language).length === 0,
  );
  return [...new Set(own)].map((form) => [{ key: initialsKey(form), weight: 1, from: 0, to: 0 }]);
}

/** "ABO certification" may be told as "certified by the American Board of Opticianry"; SAP is known, and nobody's initials. */
function writtenOut(text: string, phrase: Phrase, language: Language): Phrase[] {
  if (language !== 'en' || phrase.length !== 1 || phrase[0]?.key.startsWith('=')) return [];
  const token = tokenize(text, language).find(({ stem: own }) => own === phrase[0]?.key);
  return token && /^\p{Lu}{3,5}$/u.test(token.text)
    ? [[{ key: initialsKey(token.lower), weight: 1, from: 0, to: 0 }]]
    : [];
}

function tellingOf(keys: readonly Key[]): Phrase {
  const known = keys.some(({ key }) => key.startsWith('='));
  const telling = keys.filter(({ key }) => !FILLERS.has(key) && !(known && licenceWords().has(key)));
  return telling.length > 0 ? telling : keys;
}

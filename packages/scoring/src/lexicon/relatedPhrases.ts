import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { toAskedKeys } from './concepts.ts';
import data from './languages/en/relatedWords.json' with { type: 'json' };
import en from './languages/en.json' with { type: 'json' };
import type { Phrase } from './readAskedTerms.ts';

/** A related phrase without a telling word ("work") would be related to everything. */
const TELLING = 0.9;
const MAX_WORDS = 8;
const MOST = 0.5;
const related = lazy(readRelated);

/**
 * Phrases that hint at another one without naming it: a person who reads them would ask about it. "Set up variable
 * frequency drives" is hinted at by what hints at such drives: they are most of what it says.
 */
export function relatedPhrases(phrase: Phrase): readonly Phrase[] {
  const whole = aliasesOf(phrase).flatMap((key) => related().get(key) ?? []);
  if (whole.length > 0 || phrase.length < 2) return whole;
  return mainPartsOf(phrase).flatMap((part) => related().get(signatureOf(part)) ?? []);
}

/** What stands together in a phrase and is most of what it says, a bare word alone left out. */
function mainPartsOf(phrase: Phrase): Phrase[] {
  const words = phrase.slice(0, MAX_WORDS);
  const weightOf = (part: Phrase) => part.reduce((sum, { weight }) => sum + weight, 0);
  const most = MOST * weightOf(words);
  return words.flatMap((_, from) =>
    words
      .map((_word, to) => words.slice(from, to + 1))
      .filter(
        (part) =>
          part.length > 0 &&
          part.length < words.length &&
          (part.length > 1 || part[0]?.key.startsWith('=')) &&
          weightOf(part) >= most,
      ),
  );
}

function readRelated(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const { term, words } of data.related) {
    const phrases = words
      .map((word) => toAskedKeys(tokenize(word, 'en'), false, 'en'))
      .filter((phrase) => phrase.some(({ weight }) => weight >= TELLING));
    for (const key of signaturesOf(term)) found.set(key, [...(found.get(key) ?? []), ...phrases]);
  }
  return found;
}

/** What a phrase is looked up by, whatever the order of its words. */
export function signatureOf(phrase: Phrase): string {
  return [...new Set(phrase.map(({ key }) => key))].toSorted().join(' ');
}

const HEADS: ReadonlySet<string> = new Set(en.sameHeads.map(stem));

/** The signatures under which a phrase is known: jobs call the same work "stock control", "stock management", "stock handling". */
export function aliasesOf(phrase: Phrase): string[] {
  const own = signatureOf(phrase);
  const heads = phrase.filter(({ key }) => HEADS.has(key));
  const [head] = heads;
  if (heads.length !== 1 || !head || phrase.length < 2) return [own];
  const others = [...HEADS].map((key) =>
    signatureOf(phrase.map((one) => (one === head ? { ...head, key } : one))),
  );
  return [...new Set([own, ...others])];
}

/** Those of a term as it is known and as bare words. */
export function signaturesOf(term: string): string[] {
  const tokens = tokenize(term, 'en');
  return [...new Set([true, false].map((withTerms) => signatureOf(toAskedKeys(tokens, withTerms, 'en'))))];
}

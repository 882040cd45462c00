import { lazy } from '../text/lazy.ts';
import { tokenize } from '../text/tokens.ts';
import { toWantedKeys } from './concepts.ts';
import data from './languages/en/relatedWords.json' with { type: 'json' };
import type { Phrase } from './wanted.ts';

/** A pointer without a telling word ("work") would point to everything. */
const TELLING = 0.9;
const pointers = lazy(readPointers);

/** What points to a phrase without naming it: words from which a person would ask about it. */
export function pointersTo(phrase: Phrase): readonly Phrase[] {
  return pointers().get(signature(phrase)) ?? [];
}

function readPointers(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const { term, words } of data.related) {
    const phrases = words
      .map((word) => toWantedKeys(tokenize(word, 'en'), false, 'en'))
      .filter((phrase) => phrase.some(({ weight }) => weight >= TELLING));
    for (const withTerms of [true, false]) {
      const key = signature(toWantedKeys(tokenize(term, 'en'), withTerms, 'en'));
      found.set(key, [...(found.get(key) ?? []), ...phrases]);
    }
  }
  return found;
}

function signature(phrase: Phrase): string {
  return [...new Set(phrase.map(({ key }) => key))].toSorted().join(' ');
}

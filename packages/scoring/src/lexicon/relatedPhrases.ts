import { lazy } from '../text/lazy.ts';
import { tokenize } from '../text/tokens.ts';
import { toAskedKeys } from './concepts.ts';
import data from './languages/en/relatedWords.json' with { type: 'json' };
import type { Phrase } from './readAskedTerms.ts';

/** A related phrase without a telling word ("work") would be related to everything. */
const TELLING = 0.9;
const related = lazy(readRelated);

/** Phrases that hint at another one without naming it: a person who reads them would ask about it. */
export function relatedPhrases(phrase: Phrase): readonly Phrase[] {
  return related().get(signature(phrase)) ?? [];
}

function readRelated(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const { term, words } of data.related) {
    const phrases = words
      .map((word) => toAskedKeys(tokenize(word, 'en'), false, 'en'))
      .filter((phrase) => phrase.some(({ weight }) => weight >= TELLING));
    for (const withTerms of [true, false]) {
      const key = signature(toAskedKeys(tokenize(term, 'en'), withTerms, 'en'));
      found.set(key, [...(found.get(key) ?? []), ...phrases]);
    }
  }
  return found;
}

function signature(phrase: Phrase): string {
  return [...new Set(phrase.map(({ key }) => key))].toSorted().join(' ');
}

import { tokenize } from '../text/tokens.ts';
import { toWantedKeys } from './concepts.ts';
import { RELATED } from './hintTerms.ts';
import type { Phrase } from './wanted.ts';

/** A pointer without a telling word ("work") would point to everything. */
const TELLING = 0.9;
let pointers: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** What points to a phrase without naming it: words from which a person would ask about it. */
export function pointersTo(phrase: Phrase): readonly Phrase[] {
  pointers ??= readPointers(RELATED);
  return pointers.get(signature(phrase)) ?? [];
}

function readPointers(list: string): Map<string, Phrase[]> {
  const pointers = new Map<string, Phrase[]>();
  for (const line of list.split('\n')) {
    const [term = '', words] = line.split(' ~ ');
    if (words === undefined) continue;
    const phrases = words
      .split('|')
      .map((word) => toWantedKeys(tokenize(word, 'en'), false, 'en'))
      .filter((phrase) => phrase.some(({ weight }) => weight >= TELLING));
    for (const withTerms of [true, false]) {
      const key = signature(toWantedKeys(tokenize(term, 'en'), withTerms, 'en'));
      pointers.set(key, [...(pointers.get(key) ?? []), ...phrases]);
    }
  }
  return pointers;
}

function signature(phrase: Phrase): string {
  return [...new Set(phrase.map(({ key }) => key))].toSorted().join(' ');
}

import { wordsOf } from './features.ts';
import { meaningTable } from './table.ts';

/** How often each word of a text counts, by how rare it is. */
export type WeighedWords = { weights: ReadonlyMap<string, number>; length: number };

const SHORTEST = 2;

/** The words of several texts with their weights; a text may count more than once. */
export function weighWords(texts: Iterable<readonly [text: string, times: number]>): WeighedWords {
  const { rarity } = meaningTable();
  const counts = new Map<string, number>();
  for (const [text, times] of texts)
    for (const word of wordsOf(text))
      if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + times);
  const weights = new Map<string, number>();
  let square = 0;
  for (const [word, count] of counts) {
    const weight = count * rarity(word);
    weights.set(word, weight);
    square += weight * weight;
  }
  return { weights, length: Math.sqrt(square) };
}

/** The TF-IDF cosine of two texts, 0 to 1. */
export function wordCosine(one: WeighedWords, other: WeighedWords): number {
  if (one.length === 0 || other.length === 0) return 0;
  let sum = 0;
  for (const [word, weight] of one.weights) sum += weight * (other.weights.get(word) ?? 0);
  return sum / (one.length * other.length);
}

import { isFunctionWord } from '../lexicon/wordRarity.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { meaningTable } from './table.ts';

/** How much each word of a text weighs, by its stem: in how many lines it is there, by how rare it is. */
export type WeighedWords = { weights: ReadonlyMap<string, number>; length: number };

const SHORTEST = 2;
const SENTENCE = /\n|(?<=[.!?:;])\s+/;

/** The words of a whole English text with their weights, of those sentences alone that `counts` holds for. */
export function weighText(text: string, counts: (sentence: string) => boolean = () => true): WeighedWords {
  return weighWords(
    text
      .split(SENTENCE)
      .filter(counts)
      .map((sentence) => [tokenize(sentence, 'en'), 1]),
  );
}

/**
 * The words of several English lines with their weights; a line may count more than once, a word in it does not. With
 * `isTelling` those words alone that it holds for.
 */
export function weighWords(
  lines: Iterable<readonly [tokens: readonly Token[], times: number]>,
  isTelling: (stem: string) => boolean = () => true,
): WeighedWords {
  const { rarity } = meaningTable();
  const counts = new Map<string, number>();
  for (const [tokens, times] of lines) {
    const named = tokens.filter(
      ({ lower, stem }) => lower.length >= SHORTEST && !isFunctionWord(lower, 'en') && isTelling(stem),
    );
    for (const stem of new Set(named.map((token) => token.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + times);
  }
  const weights = new Map<string, number>();
  let square = 0;
  for (const [stem, count] of counts) {
    const weight = rarity(stem) * count;
    weights.set(stem, weight);
    square += weight * weight;
  }
  return { weights, length: Math.sqrt(square) };
}

/** The TF-IDF cosine of two texts, 0 to 1. */
export function wordCosine(one: WeighedWords, other: WeighedWords): number {
  if (one.length === 0 || other.length === 0) return 0;
  let sum = 0;
  for (const [stem, weight] of one.weights) sum += weight * (other.weights.get(stem) ?? 0);
  return sum / (one.length * other.length);
}

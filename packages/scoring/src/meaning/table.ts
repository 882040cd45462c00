import { lazy } from '../text/lazy.ts';
import data from './table.json' with { type: 'json' };

/** The table as it is used: the place of each feature, and the vectors one after the other in 8 bits. */
export type Table = {
  dimensions: number;
  places: ReadonlyMap<string, number>;
  vectors: Int8Array;
  /** What one step of each dimension is worth. */
  steps: readonly number[];
  /** How rare the stem of a word is: the natural logarithm of all lines by those that have it. */
  rarity: (stem: string) => number;
  /** Whether any line that the table was learnt from has the stem: most names of people, firms and places are in none. */
  knows: (stem: string) => boolean;
};

/** The bundled table, decoded when it is first asked for. */
export const meaningTable: () => Table = lazy(() => {
  const { dimensions, steps, idfStep, unknownIdf } = data;
  const places = new Map(data.vocabulary.split('\n').map((feature, place) => [feature, place]));
  const idf = decode(data.idf);
  const stems = new Map(data.stems.split('\n').map((stem, place) => [stem, (idf[place] ?? 0) / idfStep]));
  return {
    dimensions,
    places,
    vectors: new Int8Array(decode(data.vectors).buffer),
    steps,
    rarity: (stem) => stems.get(stem) ?? unknownIdf / idfStep,
    knows: (stem) => stems.has(stem),
  };
});

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64, without what only Node or only a browser has. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (const [value, digit] of [...DIGITS].entries()) values[digit.charCodeAt(0)] = value;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const group =
      ((values[text.charCodeAt(at)] ?? 0) << 18) |
      ((values[text.charCodeAt(at + 1)] ?? 0) << 12) |
      ((values[text.charCodeAt(at + 2)] ?? 0) << 6) |
      (values[text.charCodeAt(at + 3)] ?? 0);
    bytes[to] = group >> 16;
    if (to + 1 < bytes.length) bytes[to + 1] = group >> 8;
    if (to + 2 < bytes.length) bytes[to + 2] = group;
  }
  return bytes;
}

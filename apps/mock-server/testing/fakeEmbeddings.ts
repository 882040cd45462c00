import type { ServerResponse } from 'node:http';
import type { Sent } from './fakeLanguageModel.ts';

const DIMENSIONS = 384;
/** What all lines have in common, so that all cosines lie between this and 1, as those of many a model do. */
const COMMON = 0.6;
const EMPTY_WORDS = new Set('a after and as at each for from in into of on the to you'.split(' '));
/** Beginnings of words that mean the same. */
const SAME: Readonly<Record<string, string>> = {
  recr: 'hire',
  empl: 'staf',
  offi: 'bran',
  resi: 'hous',
  elec: 'wire',
  inst: 'wire',
  tria: 'deci',
  urge: 'wait',
};

/** A sense of meaning for tests: the words of a line by their beginnings, a few of which mean the same. */
export function embedWords(line: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words.filter((one) => !EMPTY_WORDS.has(one))) {
    const start = word.slice(0, 4);
    const place = placeOf(SAME[start] ?? start);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return [Math.sqrt(COMMON), ...vector.map((value) => (value / length) * Math.sqrt(1 - COMMON))];
}

function placeOf(word: string): number {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % DIMENSIONS;
}

/** The lines of a request. */
export function linesOf({ text }: Sent): string[] {
  const { input }: { input: string[] } = JSON.parse(text);
  return input;
}

type Embed = (line: string, index: number) => unknown;

/** The body of an answer with these vectors, in the form of the OpenAI API. */
export function vectorsBody(lines: readonly string[], embed: Embed = embedWords): string {
  const data = lines.map((line, index) => ({ object: 'embedding', index, embedding: embed(line, index) }));
  return JSON.stringify({ object: 'list', data, model: 'pebble-1' });
}

/** Answers with vectors, as an honest server does. */
export function answerVectors(response: ServerResponse, sent: Sent, embed?: Embed): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(vectorsBody(linesOf(sent), embed));
}

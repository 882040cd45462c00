import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Pairs of a stored screenshot and the bytes that the browser gives for it, found to show the same pixels. To decode both
 * takes longer than to take the picture, and a fresh clone would do it 1,800 times.
 */
const root = resolve(import.meta.dirname, '../..');
export const kept = join(root, 'tests/visual/baselines/same.txt');
export const foundHere = join(root, 'node_modules/.cache/screenshots/same.txt');
/** The pairs that the last run looked at. */
export const usedFile = join(root, 'test-results/same-used.txt');

export function readPairs(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Keeps in git what the last run found to be the same; after a run of all stories, nothing else. */
export function keepPairs({ all }: { all: boolean }): number {
  const known = new Set([...readPairs(kept), ...readPairs(foundHere)]);
  const used = readPairs(usedFile).filter((pair) => known.has(pair));
  const pairs = [...new Set(all ? used : [...readPairs(kept), ...used])].toSorted();
  writeFileSync(kept, pairs.map((pair) => `${pair}\n`).join(''));
  return pairs.length;
}

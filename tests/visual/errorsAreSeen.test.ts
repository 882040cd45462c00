import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const index = readFileSync(resolve(import.meta.dirname, 'baselines/index.txt'), 'utf8');

/** A failure that is deliberately not told: the button of background work goes away. */
const UNTOLD = /backgroundtasks-load-error$/;

test('the picture of a failed load shows the failure, and not what came after it', () => {
  const names = new Map<string, string[]>();
  for (const line of index.trim().split('\n')) {
    const [name = '', picture = ''] = line.split(' ');
    names.set(picture, [...(names.get(picture) ?? []), name.replace(/-360$/, '')]);
  }
  const isFailure = (name: string) => /-load-error$/.test(name) && !/recovers-/.test(name);
  const hidden = [...names.values()].flatMap((same) =>
    same.some((name) => !isFailure(name)) ? same.filter((name) => isFailure(name) && !UNTOLD.test(name)) : [],
  );
  expect(hidden).toEqual([]);
});

import {
  createJobBodyCriteriaItemNameMax,
  createJobBodyCriteriaMax,
} from '@cortex/api-client/jobs/validators';
import type { ReadCriterion } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { choose, keepPlaces, MAX_CHOICES, NAME_LENGTH } from './criterionChoices.ts';

function read(name: string, weight = 10): ReadCriterion {
  return { name, weight, kind: 'skill', importance: 'neither', from: 'skills' };
}

test('the limits are the contract’s', () => {
  expect([NAME_LENGTH, MAX_CHOICES]).toEqual([createJobBodyCriteriaItemNameMax, createJobBodyCriteriaMax]);
});

test('a choice is added, changed and removed, whatever the case of its name', () => {
  const made = choose([{ name: 'SQL', importance: 'nice' }], { name: 'Go', importance: 'must' });
  expect(made).toEqual([
    { name: 'SQL', importance: 'nice' },
    { name: 'Go', importance: 'must' },
  ]);
  expect(choose(made, { name: ' sql ', importance: 'left_out' })[0]).toEqual({
    name: ' sql ',
    importance: 'left_out',
  });
  expect(choose(made, { name: 'go', importance: null })).toEqual([{ name: 'SQL', importance: 'nice' }]);
});

test('a row stays where it is when its weight changes; new ones come last', () => {
  const before = [read('Go', 40), read('SQL', 30), read('Rust', 20)];
  const after = [read('Rust', 60), read('AWS', 30), read('Go', 10)];
  expect(keepPlaces(after, before).map(({ name, weight }) => [name, weight])).toEqual([
    ['Go', 10],
    ['Rust', 60],
    ['AWS', 30],
  ]);
});

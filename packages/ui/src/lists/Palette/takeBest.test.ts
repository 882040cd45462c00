import { expect, test } from 'vitest';
import { takeBest } from './takeBest.ts';

const people = [
  { name: 'Tomas Okafor', skills: 'Go' },
  { name: 'Mara Lindqvist', skills: 'SQL' },
  { name: 'Gordon Lee', skills: 'Go' },
  { name: 'Hugo Ray', skills: '' },
];

function best(max: number) {
  return takeBest(people, ' GO', ({ name }) => name, max).map(({ name }) => name);
}

test('puts those whose title matches first, and stops at the limit', () => {
  expect(best(8)).toEqual(['Gordon Lee', 'Hugo Ray', 'Tomas Okafor', 'Mara Lindqvist']);
  expect(best(3)).toEqual(['Gordon Lee', 'Hugo Ray', 'Tomas Okafor']);
  expect(best(1)).toEqual(['Gordon Lee']);
});

import { expect, test } from 'vitest';
import { getNeighbours } from './getNeighbours.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('a row has a neighbour on each side, but at the ends', () => {
  expect(getNeighbours(rows, 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(getNeighbours(rows, 'a')).toEqual({ previous: null, next: 'b' });
  expect(getNeighbours(rows, 'c')).toEqual({ previous: 'b', next: null });
});

test('what a search leaves out has none', () => {
  expect(getNeighbours(rows, 'x')).toEqual({ previous: null, next: null });
});

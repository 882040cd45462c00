import { expect, test } from 'vitest';
import { getScale } from './getScale.ts';

test('an axis ends at or above the highest figure, in whole steps', () => {
  expect([0, 1, 3, 5, 6, 16, 63, 100, 101, 1_204].map(getScale)).toEqual([
    { max: 1, ticks: 1 },
    { max: 1, ticks: 1 },
    { max: 3, ticks: 3 },
    { max: 5, ticks: 5 },
    { max: 6, ticks: 3 },
    { max: 20, ticks: 4 },
    { max: 80, ticks: 4 },
    { max: 100, ticks: 5 },
    { max: 150, ticks: 3 },
    { max: 1_500, ticks: 3 },
  ]);
});

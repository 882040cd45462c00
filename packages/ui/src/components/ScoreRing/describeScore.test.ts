import { expect, test } from 'vitest';
import { describeScore } from './describeScore.ts';

test('every score has a word, a missing one too', () => {
  expect([100, 70, 69, 45, 44, 20, 19, 0, undefined].map((score) => describeScore(score))).toEqual([
    'Strong fit',
    'Strong fit',
    'Partial fit',
    'Partial fit',
    'Weak fit',
    'Weak fit',
    'Little fit',
    'Little fit',
    'No score',
  ]);
});

test('texts that were read in part only get no verdict', () => {
  expect(describeScore(12, true)).toBe('Read in part');
  expect(describeScore(undefined, true)).toBe('No score');
});

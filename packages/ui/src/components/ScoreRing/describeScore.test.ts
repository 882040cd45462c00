import { expect, test } from 'vitest';
import { describeScore } from './describeScore.ts';

test('every score has a word, a missing one too', () => {
  expect([100, 75, 74, 50, 49, 25, 24, 0, undefined].map(describeScore)).toEqual([
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

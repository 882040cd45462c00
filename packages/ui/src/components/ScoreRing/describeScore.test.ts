import { expect, test } from 'vitest';
import { describeScore } from './describeScore.ts';

test('every score has a word, a missing one too', () => {
  expect([100, 70, 69, 45, 44, 20, 19, 0, undefined].map(describeScore)).toEqual([
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

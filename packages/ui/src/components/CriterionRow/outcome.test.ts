import { expect, test } from 'vitest';
import { describeGain } from './outcome.ts';

test.each([
  ['more than the score', { with_it: 83.2 }, 79, 'Would be 83\u00a0% with it'],
  [
    'more, of what is met in part',
    { with_it: 83.2, met: true },
    79,
    'Would be 83\u00a0% with all its points',
  ],
  ['what rounds to the score', { with_it: 79.3 }, 79, ''],
  ['no more', {}, 79, ''],
])('%s is told as the gain of a criterion', (_, criterion, score, told) => {
  expect(describeGain(criterion, score)).toBe(told);
});

import { expect, test } from 'vitest';
import { goesAgainstVerdict } from './verdict.ts';

test.each([
  ['shortlist', { fit_score: 70 }, false],
  ['shortlist', { fit_score: 69.9 }, true],
  ['shortlist', { fit_score: 0 }, true],
  ['decline', { fit_score: 70 }, true],
  ['decline', { fit_score: 69.9 }, false],
  ['hold', { fit_score: 100 }, false],
  ['hold', { fit_score: 0 }, false],
  ['shortlist', {}, false],
  ['decline', { fit_score: 90, in_part: true }, false],
  ['shortlist', undefined, false],
] as const)('%s at %o goes against the verdict: %s', (decision, scored, expected) => {
  expect(goesAgainstVerdict(decision, scored)).toBe(expected);
});

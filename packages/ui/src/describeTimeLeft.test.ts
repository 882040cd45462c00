import { expect, test } from 'vitest';
import { describeTimeLeft } from './describeTimeLeft.ts';

test('how long it takes is said once it can be', () => {
  expect(describeTimeLeft(5, 100, 4_000)).toBe('');
  expect(describeTimeLeft(20, 100, 2_000)).toBe('about 8 s left');
  expect(describeTimeLeft(20, 1_000, 20_000)).toBe('about 17 min left');
  expect(describeTimeLeft(100, 100, 2_000)).toBe('');
});

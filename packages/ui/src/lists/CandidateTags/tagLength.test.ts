import { expect, test } from 'vitest';
import { describeLength } from './tagLength.ts';

test('nothing is said of a short tag, the count near the limit, and what is wrong beyond it', () => {
  expect(describeLength(29)).toBe('');
  expect(describeLength(30)).toBe('30 of 40 characters');
  expect(describeLength(40)).toBe('40 of 40 characters');
  expect(describeLength(41)).toBe('A tag has at most 40 characters; this one has 41.');
});

import { expect, test } from 'vitest';
import { formatBytes, formatShare } from './formatBytes.ts';

test('writes a size in the unit that suits it', () => {
  expect([512, 300_000, 1_572_864].map(formatBytes)).toEqual(['512 B', '293 KB', '1.5 MB']);
});

test('writes how much of a whole was sent in the unit of the whole', () => {
  expect(formatShare(3_250_586, 10_276_045)).toBe('3.1 of 9.8 MB');
  expect(formatShare(0, 300_000)).toBe('0 of 293 KB');
  expect(formatShare(900, 512)).toBe('512 of 512 B');
});

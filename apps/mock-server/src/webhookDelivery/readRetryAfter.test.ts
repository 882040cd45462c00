import { expect, test } from 'vitest';
import { readRetryAfter } from './readRetryAfter.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test.each([
  ['0', 0],
  ['120', 120_000],
  ['Sat, 21 Nov 2026 09:10:00 GMT', 600_000],
  ['Saturday, 21-Nov-26 09:10:00 GMT', 600_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['-120', 0],
  ['1.5', 0],
  ['soon', 0],
  ['', 0],
])('"%s" asks for %d ms', (text, milliseconds) => {
  expect(readRetryAfter(text, NOW)).toBe(milliseconds);
});

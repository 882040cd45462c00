import { expect, test } from 'vitest';
import { formatShortMoment } from './formatDate.ts';

test('a moment names its year where that is not the present one', () => {
  const now = new Date(2026, 10, 21);
  expect(formatShortMoment(new Date(2026, 11, 1, 14).toISOString(), now)).toBe('1 Dec, 14:00');
  expect(formatShortMoment(new Date(2027, 0, 4, 9, 30).toISOString(), now)).toBe('4 Jan 2027, 09:30');
});

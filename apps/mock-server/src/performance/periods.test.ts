import { expect, test } from 'vitest';
import { countedSince, listPeriods } from './periods.ts';

const now = new Date('2026-11-21T09:00:00Z');
const labels = (range: '90 Days' | 'Monthly' | 'Yearly', at = now) =>
  listPeriods(range, at, '2024').map(({ label }) => label);

test('ninety days touch four calendar months', () => {
  expect(labels('90 Days')).toEqual(['Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026']);
  expect(countedSince('90 Days', now)).toBe('2026-08-23T09:00:00.000Z');
});

test('ninety days cross the turn of the year', () => {
  expect(labels('90 Days', new Date('2026-01-15T00:00:00Z'))).toEqual([
    'Oct 2025',
    'Nov 2025',
    'Dec 2025',
    'Jan 2026',
  ]);
});

test('a year has twelve months, the coming ones included', () => {
  expect(labels('Monthly')).toHaveLength(12);
  expect(labels('Monthly').at(0)).toBe('Jan 2026');
  expect(labels('Monthly').at(-1)).toBe('Dec 2026');
});

test('years go from the first event to this one', () => {
  expect(labels('Yearly')).toEqual(['2024', '2025', '2026']);
});

test('years begin with this one where nothing ever happened, or only what a clock gone wrong wrote', () => {
  expect(listPeriods('Yearly', now).map(({ label }) => label)).toEqual(['2026']);
  expect(listPeriods('Yearly', now, '2027').map(({ label }) => label)).toEqual(['2026']);
});

import { expect, test } from 'vitest';
import { describeList, describePlace } from './listContext.ts';
import type { RankedRow } from './rankRows.ts';

type State = 'met' | 'unclear' | 'missing';

const row = (score: number | undefined, mustHaves: Record<string, State> = {}): RankedRow => ({
  candidateId: 'cnd',
  jobId: 'job',
  name: 'Ann',
  score,
  mustHaves: Object.entries(mustHaves).map(([name, state]) => ({ name, state })),
});

const refused: RankedRow = { ...row(undefined), refusal: 'Too little text.' };

const best = (rows: readonly RankedRow[], soFar = false) =>
  describeList(rows, { soFar, oneJob: true }).best.replace('\u00a0', ' ');
const warnings = (rows: readonly RankedRow[], soFar = false) =>
  describeList(rows, { soFar, oneJob: true }).warnings;

test('it says how good the best is, and how many meet every must-have', () => {
  const good = row(70.6, { Go: 'met', SQL: 'met' });
  const poor = row(20, { Go: 'met', SQL: 'missing' });
  expect(best([good, poor, refused])).toBe('Best of 2: 71 %. 1 meets both must-haves.');
  expect(best([poor, good, good], true)).toBe('Best of 3 so far: 71 %. 2 meet both must-haves.');
  expect(best([good, good])).toBe('Best of 2: 71 %. All meet both must-haves.');
  expect(best([poor, poor])).toBe('Best of 2: 20 %. Nobody meets both must-haves.');
  expect(best([row(9, { Go: 'missing' }), row(5, { Go: 'unclear' })])).toBe(
    'Best of 2: 9 %. Nobody meets the must-have.',
  );
  expect(best(Array.from({ length: 1200 }, () => good))).toBe(
    'Best of 1,200: 71 %. All meet both must-haves.',
  );
});

test('more must-haves than two are counted', () => {
  const rows = [
    row(70, { Go: 'met', SQL: 'met', C: 'met' }),
    row(60, { Go: 'met', SQL: 'met', C: 'missing' }),
  ];
  expect(best(rows)).toBe('Best of 2: 70 %. 1 meets all 3 must-haves.');
});

test('without must-haves, scores or results it says less', () => {
  expect(best([row(71), row(20)])).toBe('Best of 2: 71 %.');
  expect(best([row(undefined, { Go: 'met' }), row(undefined, { Go: 'missing' })])).toBe(
    '1 meets the must-have.',
  );
  expect(best([refused])).toBe('');
  expect(best([])).toBe('');
});

test('a row without must-haves meets none of those of the others', () => {
  expect(best([row(40), row(30, { Go: 'met' })])).toBe('Best of 2: 40 %. 1 meets the must-have.');
});

test('a list of jobs has no must-haves in common', () => {
  const rows = [row(50, { Go: 'missing' }), row(60, { SQL: 'missing' })];
  const told = describeList(rows, { soFar: false, oneJob: false, nouns: ['job', 'jobs'] });
  expect(told).toEqual({ best: 'Best of 2 jobs: 60\u00a0%.', warnings: [] });
});

test('a must-have that nobody meets is a warning', () => {
  expect(
    warnings([row(9, { Go: 'missing', SQL: 'met' }), row(5, { Go: 'missing', SQL: 'missing' })]),
  ).toEqual(['None of 2 meets Go.']);
  const nothing = row(5, { Go: 'missing', SQL: 'missing', Rust: 'missing' });
  expect(warnings([nothing, nothing, refused])).toEqual(['None of 2 meets Go, SQL or Rust.']);
  expect(warnings([nothing, row(9, { Go: 'unclear', SQL: 'missing', Rust: 'met' })], true)).toEqual([
    'None of 2 so far meets SQL.',
    'None of 2 so far meets Go; it is unclear for 1.',
  ]);
});

test('one row alone, and rows that are met, are no warning', () => {
  expect(warnings([row(5, { Go: 'missing' })])).toEqual([]);
  expect(warnings([row(5, { Go: 'missing' }), row(6, { Go: 'met' })])).toEqual([]);
});

test('a place is told as people say it', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 1003].map((place) => describePlace(place, 1100))).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th'].map(
      (place) => `${place} of 1,100`,
    ),
    '1,003rd of 1,100',
  ]);
});

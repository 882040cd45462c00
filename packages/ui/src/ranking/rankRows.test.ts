import { expect, test } from 'vitest';
import { fromAnalysis, fromResult } from './rankedPair.ts';
import { filterRows, NO_FILTER, type RankedRow, sortRows } from './rankRows.ts';

const row = (name: string, told: Partial<RankedRow> = {}): RankedRow => ({
  candidateId: name,
  jobId: 'job',
  name,
  mustHaves: [],
  ...told,
});
const names = (rows: readonly RankedRow[]) => rows.map(({ name }) => name).join(' ');

test('the highest score comes first, what has none after it, what could not be analyzed last', () => {
  const rows = [
    row('Refused', { refusal: 'Too little text.' }),
    row('None'),
    row('Zoe', { score: 50 }),
    row('Ann', { score: 50 }),
    row('Top', { score: 90.5 }),
  ];
  expect(names(sortRows(rows))).toBe('Top Ann Zoe None Refused');
});

test('those with the same score are ordered by the points that they earned, and only those', () => {
  const rows = [
    row('Ann', { score: 50, points: 49.6 }),
    row('Zoe', { score: 50, points: 50.2 }),
    row('Ben', { score: 50 }),
    row('Held back', { score: 49, points: 60 }),
  ];
  expect(names(sortRows(rows))).toBe('Zoe Ann Ben Held back');
});

test('a row is found by its name or its reason, by a must-have, and by what was done about it', () => {
  const rows = [
    row('Ann', { sentence: 'Go is shown.', mustHaves: [{ name: 'Go', state: 'met' }], lookedAt: '2026' }),
    row('Ben', {
      mustHaves: [{ name: 'Go', state: 'unclear' }],
      decision: { decision: 'hold', by: { id: 'u' }, at: '2026' },
    }),
    row('Cy', { refusal: 'Too little text.' }),
  ];
  const found = (filter: Partial<typeof NO_FILTER>) => names(filterRows(rows, { ...NO_FILTER, ...filter }));
  expect(found({})).toBe('Ann Ben Cy');
  expect(found({ text: ' GO IS ' })).toBe('Ann');
  expect(found({ mustHave: 'Go' })).toBe('Ann');
  expect(found({ mustHave: 'every' })).toBe('Ann');
  expect(found({ attention: 'unseen' })).toBe('Ben Cy');
  expect(found({ attention: 'undecided' })).toBe('Ann Cy');
});

test('a row is the same from a short analysis and from a whole one', () => {
  const pair = { candidateId: 'cnd', jobId: 'job' };
  const whole = fromAnalysis(pair, {
    fit_score: 70,
    strengths: [],
    weaknesses: [],
    recommendation: 'Worth an interview.',
    criteria: [
      { name: 'Go', kind: 'skill', importance: 'must', weight: 60, credit: 1, met: true, evidence: [] },
      { name: 'SQL', kind: 'skill', importance: 'nice', weight: 40, credit: 0, met: false, evidence: [] },
    ],
    scored_at: '2026-11-20T09:12:00Z',
  });
  const short = fromResult({
    candidate_id: 'cnd',
    job_id: 'job',
    analysis: {
      fit_score: 70,
      points: 60,
      recommendation: 'Worth an interview.',
      must_haves: [{ name: 'Go', state: 'met' }],
      scored_at: '2026-11-20T09:12:00Z',
      scored_by: { name: 'Cortex criteria', version: '3' },
    },
  });
  expect(short).toEqual({ ...whole, decision: undefined, lookedAt: undefined });
  expect(fromAnalysis(pair, { strengths: 'Ledger.', weaknesses: '' }).sentence).toBe('No recommendation');
});

import type { ResumeAnalysis } from '@cortex/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '../../forms/drafts/store.ts';
import { type Comparison, comparisons, correctComparisons } from './keptComparisons.ts';

const read: ResumeAnalysis = { fit_score: 40, strengths: [], weaknesses: [], recommendation: '' };
const corrected: ResumeAnalysis = { ...read, fit_score: 60 };
const columns = ['ida', 'ole', 'pia'].map((candidateId) => ({ candidateId, analysis: read }));
const toKey = (ids: readonly string[], jobId: string) =>
  JSON.stringify([...ids, ...Array<string>(5 - ids.length).fill(''), jobId]);
const keep = (key: string, comparison: Comparison) => comparisons.write(key, [], comparison);
function scores(key: string) {
  return comparisons.read(key)?.columns.map(({ analysis }) => analysis?.fit_score);
}

beforeEach(forgetDrafts);

test('a corrected analysis stands in a comparison of several, for its job alone', () => {
  const [one, other] = [toKey(['ida', 'ole', 'pia'], 'job_one'), toKey(['ida', 'ole', 'pia'], 'job_two')];
  keep(one, { columns });
  keep(other, { columns });
  correctComparisons('ole', 'job_one', corrected);
  expect(scores(one)).toEqual([40, 60, 40]);
  expect(scores(other)).toEqual([40, 40, 40]);
});

test('a comparison of two, of which the server said more than their analyses, is made anew', () => {
  const [one, other] = [toKey(['ida', 'ole'], 'job_one'), toKey(['ida', 'pia'], 'job_one')];
  keep(one, { columns: columns.slice(0, 2), summary: 'Ida is ahead.' });
  keep(other, { columns: [...columns.slice(0, 1), ...columns.slice(2)], summary: 'Ida is ahead.' });
  correctComparisons('ole', 'job_one', corrected);
  expect(scores(one)).toBeUndefined();
  expect(scores(other)).toEqual([40, 40]);
});

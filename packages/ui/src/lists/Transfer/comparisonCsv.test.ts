import { comparison } from '@cortex/api-client/fixtures/analysis';
import { expect, test } from 'vitest';
import { readCsv } from '../../csv/readCsv.ts';
import { comparisonCsv } from './comparisonCsv.ts';

test('a comparison is a column a candidate and a row a criterion', () => {
  const { candidate1_id, candidate2_id, analyses = {}, comparison_summary = '', fit_scores } = comparison;
  const first = analyses[candidate1_id];
  const text = comparisonCsv({
    jobTitle: 'Backend Engineer',
    summary: comparison_summary,
    people: [
      { name: 'Mara', analysis: first },
      { name: '=Tomas', analysis: analyses[candidate2_id], score: fit_scores[candidate2_id] },
      { name: 'Nobody' },
    ],
  });
  const reading = readCsv(text);
  if ('problem' in reading) throw new Error(reading.problem);
  const { header, rows } = reading.table;
  expect(header).toEqual(['For Backend Engineer', 'Mara', '=Tomas', 'Nobody']);
  const criteria = first?.criteria ?? [];
  expect(criteria.length).toBeGreaterThan(2);
  expect(rows).toHaveLength(5 + criteria.length);
  expect(rows[0]?.cells.slice(0, 2)).toEqual(['Overall recommendation', comparison_summary]);
  expect(rows[1]?.cells).toEqual([
    'Fit score',
    String(first?.fit_score),
    String(fit_scores[candidate2_id]),
    '',
  ]);
  const met = criteria.find((criterion) => criterion.met);
  const row = rows.find(({ cells }) => cells[0]?.startsWith(`${met?.name} (`));
  expect(row?.cells[1]).toMatch(/^Met, [\d.]+ points\n[\s\S]*“/);
  expect(row?.cells[3]).toBe('');
});

import { comparison } from '@cortex/api-client/fixtures/analysis';
import { expect, test } from 'vitest';
import { readCsv } from '../../csv/readCsv.ts';
import { alignCriteria } from './alignCriteria.ts';
import { comparisonCsv } from './comparisonCsv.ts';

test('a comparison is a column a candidate and a row a criterion', () => {
  const { candidate1_id, candidate2_id, analyses = {}, comparison_summary } = comparison;
  const [first, second] = [analyses[candidate1_id], analyses[candidate2_id]];
  const rows = alignCriteria([first, second, undefined]);
  const text = comparisonCsv({
    jobTitle: 'Backend Engineer',
    summary: comparison_summary,
    columns: [{ name: 'Mara', analysis: first }, { name: '=Tomas', analysis: second }, { name: 'Nobody' }],
    rows,
  });
  const reading = readCsv(text);
  if ('problem' in reading) throw new Error(reading.problem);
  const { header, rows: lines } = reading.table;
  expect(header).toEqual(['For Backend Engineer', 'Mara', '=Tomas', 'Nobody']);
  expect(rows.length).toBeGreaterThan(2);
  expect(lines).toHaveLength(5 + rows.length);
  expect(lines[0]?.cells.slice(0, 2)).toEqual(['Overall recommendation', comparison_summary]);
  expect(lines[1]?.cells).toEqual(['Fit score', String(first?.fit_score), String(second?.fit_score), '']);
  const met = first?.criteria?.find((criterion) => criterion.met);
  const line = lines.find(({ cells }) => cells[0]?.startsWith(`${met?.name} (`));
  expect(line?.cells[1]).toMatch(/^Met, [\d.]+ points\n[\s\S]*“/);
  expect(line?.cells[3]).toBe('');
  expect(lines.slice(5).map(({ cells }) => cells[0]?.split(' (')[0])).toEqual(rows.map(({ name }) => name));
});

import { expect, test } from 'vitest';
import type { AlignedCriterion } from './alignCriteria.ts';
import { describeMany } from './describeMany.ts';

function column(name: string, fit_score?: number) {
  const analysis = { strengths: [], weaknesses: [], ...(fit_score === undefined ? {} : { fit_score }) };
  return { name, candidateId: name, analysis };
}

function row(name: string, differs: boolean, importance?: 'must'): AlignedCriterion {
  return { name, importance, weight: 20, cells: [], differs, apart: 0 };
}

test('the scores are told from the highest down, whatever the order of the columns', () => {
  expect(describeMany([column('Ida', 12), column('Mara', 77.6), column('Tom', 44)], [])).toBe(
    'Mara has the highest score (78\u00a0%), before Tom (44\u00a0%) and Ida (12\u00a0%).',
  );
});

test('who has the same score is named together', () => {
  expect(describeMany([column('Ida', 50), column('Mara', 50), column('Tom', 44)], [])).toBe(
    'Ida and Mara have the same score (50\u00a0%), before Tom (44\u00a0%).',
  );
  expect(describeMany([column('Ida', 50), column('Mara', 50)], [])).toBe(
    'Ida and Mara have the same score (50\u00a0%).',
  );
});

test('who has no score is not placed', () => {
  expect(describeMany([column('Ida'), { name: 'Tom', candidateId: 'Tom' }, column('Mara', 3)], [])).toBe(
    'Mara has the highest score (3\u00a0%).',
  );
  expect(describeMany([column('Ida')], [])).toBe('');
});

test('what differs is counted, and must-haves among it are named', () => {
  const say = (...rows: AlignedCriterion[]) => describeMany([], rows);
  expect(say(row('Go', true), row('SQL', false))).toBe('They differ in 1 of 2 criteria.');
  expect(say(row('Go', true, 'must'), row('SQL', true, 'must'), row('C', true))).toBe(
    'They differ in 3 of 3 criteria, among them the must-haves Go and SQL.',
  );
  expect(say(row('Go', true, 'must'))).toContain('the must-have Go.');
  expect(say(row('Go', false))).toBe('In each criterion all do the same.');
});

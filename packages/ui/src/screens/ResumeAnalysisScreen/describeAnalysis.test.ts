import { goodFit, missingMustHave } from '@cortex/api-client/fixtures/analysis';
import type { Criterion, ResumeAnalysis } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import {
  describeCap,
  describeHidden,
  describeScoring,
  describeSpread,
  isExplained,
} from './describeAnalysis.ts';

function withMusts(...musts: Partial<Criterion>[]): ResumeAnalysis {
  return {
    strengths: [],
    weaknesses: [],
    capped: true,
    criteria: musts.map((must) => ({
      name: 'Go',
      kind: 'skill',
      importance: 'must',
      weight: 50,
      credit: 0,
      met: false,
      evidence: [],
      ...must,
    })),
  };
}

test('what is missing is named; what is unclear only where nothing else is', () => {
  expect(describeCap(withMusts({ name: 'Go' }, { name: 'SQL', met: true }))).toBe(
    'A must-have is missing: Go. The score stays below an interview.',
  );
  expect(describeCap(withMusts({ name: 'Go' }, { name: 'SQL' }, { name: 'C', unclear: true }))).toBe(
    '2 must-haves are missing: Go, SQL. The score stays below an interview.',
  );
  expect(describeCap(withMusts({ unclear: true }))).toContain('missing: Go.');
  expect(describeCap({ strengths: [], weaknesses: [], capped: true })).toBe(
    'A must-have is missing. The score stays below an interview.',
  );
  expect(describeCap({ ...withMusts({}), capped: false })).toBe('');
});

test('words that nobody sees are counted', () => {
  expect(
    [undefined, 0, 1, 1097].map((hidden_words) =>
      describeHidden({ ...(hidden_words !== undefined ? { hidden_words } : {}) }),
    ),
  ).toEqual([
    '',
    '',
    '1 word that a reader can’t see was left out.',
    '1,097 words that a reader can’t see were left out.',
  ]);
});

test('it says what scored it, when, and why again, as far as that is known', () => {
  expect(describeScoring({ strengths: [], weaknesses: [] })).toBe('');
  expect(describeScoring(goodFit)).toBe('Scored by Cortex criteria match 1.0.');
  expect(describeScoring(missingMustHave)).toBe(
    'Scored on 20 Nov 2026 by Cortex criteria 3.0.0. Scored again: the reading has changed since version 2.0.0.',
  );
});

test('a server that scores in another way has no page on the arithmetic', () => {
  expect([goodFit, missingMustHave].map(isExplained)).toEqual([false, true]);
});

test('a note says that the scores of a job hardly differ', () => {
  const of = (candidates: number, lowest: number, highest: number) =>
    describeSpread({ job_scores: { candidates, lowest, highest } });
  expect(of(5, 62, 72)).toBe(
    'The scores of the 5 candidates analyzed for this job hardly differ (between 62 and 72 %). Compare the criteria.',
  );
  expect(of(12, 70, 70)).toContain('(all at 70 %)');
  expect([of(4, 62, 62), of(5, 61, 72), describeSpread({})]).toEqual(['', '', '']);
});

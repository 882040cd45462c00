import { expect, test } from 'vitest';
import { summarizeComparison } from './compareAnalyses.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';

const analysis = (fit_score: number, states: readonly ('met' | 'unclear' | 'missing')[]) =>
  ({
    fit_score,
    criteria: states.map((state, index) => ({
      name: ['GAAP', 'Accounting', 'Month-end close'][index],
      weight: 10,
      met: state === 'met',
      ...(state === 'unclear' ? { unclear: true } : {}),
    })),
  }) as unknown as ResumeAnalysis;

test('what is unclear is not called missing', () => {
  const summary = summarizeComparison(
    { name: 'Ada', analysis: analysis(65, ['met', 'unclear', 'unclear']) },
    { name: 'Ben', analysis: analysis(60, ['missing', 'met', 'missing']) },
  );
  expect(summary).not.toContain('Only Ben shows Accounting');
  expect(summary).not.toContain('Neither shows Month-end close');
});

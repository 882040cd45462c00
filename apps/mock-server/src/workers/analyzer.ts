import type { AnalysisMethod } from '@cortex/api-client/model';
import type { AnalysisInputs, AnalysisOutcome, ResumeAnalysis } from '@cortex/scoring';
import { SCORED_BY } from '@cortex/scoring/version';
import type { OnBehalf } from './perform.ts';

/** What an analyzer answers. A provisional one is not kept, so that the next try reads again. */
export type AnalyzerOutcome =
  | { ok: true; analysis: ResumeAnalysis; provisional: boolean }
  | Extract<AnalysisOutcome, { ok: false }>;

/** What reads a candidate's texts for a job, on behalf of an organization. `method` is what scored an analysis that is kept. */
export type Analyzer = {
  method: AnalysisMethod;
  analyze(inputs: AnalysisInputs, onBehalf: OnBehalf): Promise<AnalyzerOutcome>;
};

/** Our own reading, which needs nobody, done by a function that may take it elsewhere. */
export function createBuiltInAnalyzer(
  analyze: (inputs: AnalysisInputs, onBehalf: OnBehalf) => Promise<AnalysisOutcome>,
): Analyzer {
  return {
    method: SCORED_BY,
    async analyze(inputs, onBehalf) {
      const outcome = await analyze(inputs, onBehalf);
      return outcome.ok ? { ...outcome, provisional: false } : outcome;
    },
  };
}

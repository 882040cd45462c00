import type { AnalysisMethod } from '@cortex/api-client/model';
import { type AnalysisInputs, type AnalysisOutcome, type ResumeAnalysis, SCORED_BY } from '@cortex/scoring';
import type { OnBehalf } from '../workers/perform.ts';

/** What a reader answers. A makeshift one is not kept, so that the next try reads anew. */
export type ReaderOutcome =
  | { ok: true; analysis: ResumeAnalysis; makeshift: boolean }
  | Extract<AnalysisOutcome, { ok: false }>;

/** What reads a candidate's texts for a job, on behalf of an organization. `method` is what scored an analysis that is kept. */
export type Reader = {
  method: AnalysisMethod;
  analyze(inputs: AnalysisInputs, onBehalf: OnBehalf): Promise<ReaderOutcome>;
};

/** Our own reading, which needs nobody, done by a function that may take it elsewhere. */
export function createBuiltInReader(
  analyze: (inputs: AnalysisInputs, onBehalf: OnBehalf) => Promise<AnalysisOutcome>,
): Reader {
  return {
    method: SCORED_BY,
    async analyze(inputs, onBehalf) {
      const outcome = await analyze(inputs, onBehalf);
      return outcome.ok ? { ...outcome, makeshift: false } : outcome;
    },
  };
}

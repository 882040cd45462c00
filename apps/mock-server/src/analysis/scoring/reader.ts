import type { AnalysisMethod } from '@cortex/api-client/model';
import { type AnalysisInputs, type AnalysisOutcome, analyzeResume, SCORED_BY } from './analyzeResume.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';

/** What a reader answers. A makeshift one is not kept, so that the next try reads anew. */
export type ReaderOutcome =
  | { ok: true; analysis: ResumeAnalysis; makeshift: boolean }
  | Extract<AnalysisOutcome, { ok: false }>;

/** What reads a candidate's texts for a job. `method` is what scored an analysis that is kept. */
export type Reader = { method: AnalysisMethod; analyze(inputs: AnalysisInputs): Promise<ReaderOutcome> };

/** Our own reading, which needs nobody. */
export const builtInReader: Reader = {
  method: SCORED_BY,
  async analyze(inputs) {
    const outcome = analyzeResume(inputs);
    return outcome.ok ? { ...outcome, makeshift: false } : outcome;
  },
};

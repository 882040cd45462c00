import type { AnalysisMethod } from '@cortex/api-client/model';
import type { AnalysisInputs, AnalysisOutcome, Embeddings, ResumeAnalysis } from '@cortex/scoring';
import { SCORED_BY } from '@cortex/scoring/version';
import type { OnBehalf } from './perform.ts';

/** What an analyzer answers. A provisional one is not kept, so that the next try reads again. */
export type AnalyzerOutcome =
  | { ok: true; analysis: ResumeAnalysis; provisional: boolean }
  | Extract<AnalysisOutcome, { ok: false }>;

/** On whose behalf texts are read, and of which pair they are: what is kept of them goes with its candidate and job. */
export type Context = OnBehalf & { pair?: { candidateId: string; jobId: string } };

/** What reads a candidate's texts for a job, on behalf of an organization. `method` is what scored an analysis that is kept. */
export type Analyzer = {
  method: AnalysisMethod;
  analyze(inputs: AnalysisInputs, context: Context): Promise<AnalyzerOutcome>;
};

/** What is said of an analysis whose embedder failed. */
export const NO_VECTORS =
  'The embeddings server gave no usable answer; the built-in sense of meaning was used.';

/** A model that gives lines vectors. What it fails at is undefined; it never throws because of a server. */
export type Embedder = {
  name: string;
  embed(inputs: AnalysisInputs, context: Context): Promise<Embeddings | undefined>;
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

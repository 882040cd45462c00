import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { Failure } from '../../feedback/reportFailure.ts';
import type { Choice } from './analysisChoice.ts';
import { createAnswerCache } from './answerCache.ts';

/** One compared candidate: the analysis, or why there is none. */
export type Column = { candidateId: string; analysis?: ResumeAnalysis; failure?: Failure };

export type Comparison = {
  columns: readonly Column[];
  /** What the server says of two; of more it says nothing as a whole. */
  summary?: string | undefined;
};

export const comparedPlaces = ['firstId', 'secondId', 'thirdId', 'fourthId', 'fifthId'] as const;

/** The pickers of a comparison, in their order: the job is the last. */
export type ComparedName = (typeof comparedPlaces)[number] | 'jobId';

/** What was compared. */
export const comparisons = createAnswerCache<Comparison, Choice<ComparedName>>('comparisons');

/**
 * Puts a corrected analysis into the comparisons that have an earlier one of the same candidate and job. What the server said
 * of two as a whole rests on the earlier one: that comparison is made anew.
 */
export function correctComparisons(candidateId: string, jobId: string, analysis: ResumeAnalysis): void {
  comparisons.changeEach((comparison, key) => {
    const ids: unknown[] = JSON.parse(key);
    const has = comparison.columns.some((column) => column.candidateId === candidateId);
    if (ids.at(-1) !== jobId || !has) return comparison;
    if (comparison.summary !== undefined) return null;
    const columns = comparison.columns.map((column) =>
      column.candidateId === candidateId ? { candidateId, analysis } : column,
    );
    return { ...comparison, columns };
  });
}

import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Choice } from '../../lists/AnalysisForm/analysisChoice.ts';
import { createAnswerCache } from '../../lists/AnalysisForm/answerCache.ts';
import { correctComparisons } from '../../lists/AnalysisForm/keptComparisons.ts';
import { fromAnalysis, type Pair } from '../../ranking/rankedPair.ts';
import { changeRankings } from '../../ranking/useRanking.ts';

export type PairName = 'candidateId' | 'jobId';

/** What was analyzed by itself. */
export const analyses = createAnswerCache<ResumeAnalysis, Choice<PairName>>('analyses');

/** What was opened in a ranking. */
export const OPENED_IN_RANKING = 'ranked analysis';

export function getRankedAnalysisKey({ candidateId, jobId }: Pair) {
  return [OPENED_IN_RANKING, candidateId, jobId] as const;
}

/** Puts an analysis wherever an earlier one of the same pair is kept. */
export function replaceAnalysis(queryClient: QueryClient, pair: Pair, analysis: ResumeAnalysis): void {
  queryClient.setQueryData(getRankedAnalysisKey(pair), analysis);
  analyses.update(JSON.stringify([pair.candidateId, pair.jobId]), () => analysis);
  correctComparisons(pair.candidateId, pair.jobId, analysis);
  changeRankings(pair, fromAnalysis(pair, analysis));
}

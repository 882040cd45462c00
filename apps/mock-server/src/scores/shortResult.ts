import type { PairResult } from '@cortex/api-client/model';
import { pointsOf } from '@cortex/api-client/points';
import type { Pair } from '../db/keptAnalyses.ts';
import { notFound } from '../http/HttpError.ts';
import type { findLatestDecisions } from './latestDecisions.ts';
import { isThere, type Refused, type Scored } from './scorePairs.ts';

/** What a ranked list shows of a pair: its score or refusal in short, and what people did about it. */
export function toPairResult(
  pair: Pair,
  scored: Scored | Refused | undefined,
  decisionsOf: Awaited<ReturnType<typeof findLatestDecisions>>,
): PairResult {
  return {
    candidate_id: pair.candidateId,
    job_id: pair.jobId,
    ...toResult(scored),
    ...(isThere(scored) ? decisionsOf(pair) : {}),
  };
}

function toResult(scored: Scored | Refused | undefined): Pick<PairResult, 'analysis' | 'error'> {
  if (!scored || 'refused' in scored) return { error: (scored?.refused ?? notFound()).body };
  const { fit_score, recommendation, criteria, scored_at, scored_by, read } = scored.analysis;
  const points = pointsOf(criteria);
  return {
    analysis: {
      fit_score,
      ...(points === undefined ? {} : { points }),
      recommendation,
      must_haves: criteria
        .filter(({ importance }) => importance === 'must')
        .map(({ name, met, unclear }) => ({ name, state: met ? 'met' : unclear ? 'unclear' : 'missing' })),
      ...(read?.in_part ? { in_part: true } : {}),
      scored_at,
      scored_by,
    },
  };
}

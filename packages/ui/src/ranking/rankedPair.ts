import type {
  ErrorBody,
  MustHave,
  PairResult,
  ResumeAnalysis,
  StandingDecision,
} from '@cortex/api-client/model';
import { pointsOf } from '@cortex/api-client/points';

/** A candidate and a job. */
export type Pair = { candidateId: string; jobId: string };

/** What a ranked list shows of a pair, whichever of the two it is a list of. */
export type RankedPair = Pair & {
  /** In percent; missing where the server gives none. */
  score?: number | undefined;
  /** What the criteria earned, finer than the score; missing where the server gives none. */
  points?: number | undefined;
  /** What decides, in a sentence or two. */
  sentence?: string | undefined;
  mustHaves: readonly MustHave[];
  /** Whether the texts could be read in part only. */
  inPart?: boolean;
  /** ISO 8601, UTC. */
  scoredAt?: string | undefined;
  decision?: StandingDecision | undefined;
  /** When this person looked at the whole analysis (ISO 8601, UTC). */
  lookedAt?: string | undefined;
  /** Why there is no analysis, in the server's words. */
  refusal?: string;
};

export function keyOf({ candidateId, jobId }: Pair): string {
  return `${candidateId} ${jobId}`;
}

/** A row from what the extension answers. */
export function fromResult({ candidate_id, job_id, analysis, error, ...told }: PairResult): RankedPair {
  const pair = { candidateId: candidate_id, jobId: job_id };
  const people = { decision: told.decision, lookedAt: told.looked_at };
  if (!analysis) return { ...refused(pair, error), ...people };
  return {
    ...pair,
    ...people,
    score: analysis.fit_score,
    points: analysis.points,
    sentence: analysis.recommendation,
    mustHaves: analysis.must_haves,
    inPart: analysis.in_part === true,
    scoredAt: analysis.scored_at,
  };
}

/** A row from a whole analysis, as any server gives one. */
export function fromAnalysis(
  pair: Pair,
  { fit_score, recommendation, criteria = [], read, scored_at }: ResumeAnalysis,
): RankedPair {
  return {
    ...pair,
    score: fit_score,
    points: pointsOf(criteria),
    sentence: recommendation?.trim() || 'No recommendation',
    mustHaves: criteria
      .filter(({ importance }) => importance === 'must')
      .map(({ name, met, unclear }) => ({ name, state: met ? 'met' : unclear ? 'unclear' : 'missing' })),
    inPart: read?.in_part === true,
    scoredAt: scored_at,
  };
}

export function refused(pair: Pair, error: Pick<ErrorBody, 'detail'> | undefined): RankedPair {
  return { ...pair, mustHaves: [], refusal: error?.detail ?? 'The server gave no analysis.' };
}

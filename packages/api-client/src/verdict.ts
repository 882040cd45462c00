import { scoreBands } from './generated/limits.ts';
import type { DecisionKind } from './generated/model/index.ts';

/** What a verdict rests on: a fit score of 0 to 100, and whether the texts were read in part only. */
export type Scored = { fit_score?: number | undefined; in_part?: boolean | undefined };

/**
 * Whether a decision goes against the verdict of the score, as the contract says: shortlisted below an interview,
 * declined at or above it. Without a score, or where texts were read in part only, there is no verdict.
 */
export function goesAgainstVerdict(
  decision: DecisionKind,
  { fit_score, in_part = false }: Scored = {},
): boolean {
  if (fit_score === undefined || in_part || decision === 'hold') return false;
  const worthAnInterview = fit_score >= scoreBands[0].from;
  return worthAnInterview === (decision === 'decline');
}

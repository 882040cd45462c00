/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';
import type { Id } from './id';
import type { ShortAnalysis } from './shortAnalysis';
import type { StandingDecision } from './standingDecision';

/**
 * A pair with either `analysis` or `error`.
 */
export interface PairResult {
  candidate_id: Id;
  job_id: Id;
  analysis?: ShortAnalysis;
  error?: ErrorBody;
  decision?: StandingDecision;
  /** When the caller last looked at the whole analysis (UTC). */
  looked_at?: string;
}

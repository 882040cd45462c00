/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateSummary } from './candidateSummary';
import type { Id } from './id';

export interface CandidateChanges {
  /** What the list stands at with these changes: the next `since`. */
  tag: string;
  /** The candidates that were added or changed, in no promised order. */
  changed: CandidateSummary[];
  /** The ids of candidates that the caller does not see any more; an id may be new to the client. */
  removed: Id[];
}

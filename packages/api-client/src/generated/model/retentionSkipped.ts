/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { RetentionSkippedReason } from './retentionSkippedReason';

export interface RetentionSkipped {
  id: Id;
  /** Why it was not deleted. */
  reason: RetentionSkippedReason;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { RetentionSkipped } from './retentionSkipped';

export interface RetentionDeleted {
  /**
     * How many were deleted.
     * @minimum 0
     */
  deleted: number;
  /** Those that were not. */
  skipped: RetentionSkipped[];
}

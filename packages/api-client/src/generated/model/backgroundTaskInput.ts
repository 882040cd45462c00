/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { BackgroundTaskKind } from './backgroundTaskKind';
import type { Id } from './id';

export interface BackgroundTaskInput {
  kind: BackgroundTaskKind;
  job_id: Id;
  /**
     * Whom to rank, in this order; all whom the caller sees where it is left out.
     * @minItems 1
     * @maxItems 20000
     */
  candidate_ids?: Id[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { BackgroundTaskKind } from './backgroundTaskKind';
import type { Id } from './id';

export interface BackgroundTaskInput {
  kind: BackgroundTaskKind;
  job_id: Id;
  /**
     * Whom it is about, in this order.
     * @minItems 1
     * @maxItems 20000
     */
  candidate_ids?: Id[];
}

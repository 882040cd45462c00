/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface ApplicationsMove {
  /**
     * Whom to move.
     * @minItems 1
     * @maxItems 500
     */
  candidate_ids: Id[];
  stage_id?: Id;
  /** Whether the caller takes their last move back. */
  undo?: boolean;
}

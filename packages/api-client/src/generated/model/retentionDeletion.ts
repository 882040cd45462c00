/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface RetentionDeletion {
  /**
     * The candidates to delete.
     * @minItems 1
     * @maxItems 500
     */
  candidate_ids: Id[];
}

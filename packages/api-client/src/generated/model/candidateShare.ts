/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface CandidateShare {
  candidate_id: Id;
  shared_with_user_id: Id;
  /**
     * For the colleague. May be empty.
     * @maxLength 2000
     */
  note: string;
}

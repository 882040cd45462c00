/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface ShareWithdrawal {
  candidate_id: Id;
  shared_with_user_id: Id;
}

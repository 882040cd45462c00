/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface ApplicationChange {
  candidate_id: Id;
  from?: Id;
  to?: Id;
}

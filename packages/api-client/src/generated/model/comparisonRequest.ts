/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface ComparisonRequest {
  candidate1_id: Id;
  candidate2_id: Id;
  job_id: Id;
}

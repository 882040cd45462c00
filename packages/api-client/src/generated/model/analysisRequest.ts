/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface AnalysisRequest {
  candidate_id: Id;
  job_id: Id;
}

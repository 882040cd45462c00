/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface ApplicationCount {
  job_id: Id;
  /**
     * How many are with the job.
     * @minimum 1
     */
  candidates: number;
  /**
     * How many of them are in the first stage, so that nobody has moved them on yet.
     * @minimum 0
     */
  in_first_stage: number;
}

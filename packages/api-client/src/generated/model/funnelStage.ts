/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface FunnelStage {
  stage_id: Id;
  /**
     * How many are in it.
     * @minimum 0
     */
  now: number;
  /**
     * How many are or were in it.
     * @minimum 0
     */
  reached: number;
  /**
     * From coming to the job to the first time in the stage.
     * @minimum 0
     */
  days_to_reach?: number;
  /**
     * How long those who have left it stayed.
     * @minimum 0
     */
  days_in?: number;
  /** Since when the one who waits longest is in it (UTC). */
  waiting_since?: string;
}

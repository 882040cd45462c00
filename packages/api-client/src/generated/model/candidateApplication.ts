/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicationMove } from './applicationMove';
import type { Id } from './id';
import type { TitledJob } from './titledJob';

export interface CandidateApplication {
  job: TitledJob;
  stage_id: Id;
  /** When the candidate came into the stage (UTC). */
  since: string;
  /** When the candidate came to the job (UTC). */
  added_at: string;
  /** How the candidate came there. */
  moves: ApplicationMove[];
}

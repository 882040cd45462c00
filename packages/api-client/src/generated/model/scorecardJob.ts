/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { TitledJob } from './titledJob';

export interface ScorecardJob {
  job: TitledJob;
  /** The names of what the job asks for, the weightiest first. */
  criteria: string[];
}

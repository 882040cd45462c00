/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { OpenJobSummary } from './openJobSummary';

export interface OpenJobs {
  /** The name of the organization. */
  organization: string;
  /** The jobs, the newest there first. */
  jobs: OpenJobSummary[];
}

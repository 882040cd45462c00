/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Job } from './job';

/**
 * The job as it is kept.
 */
export type JobSavedResponse = Job;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export type ListScorecardsParams = {
/**
 * The job that the interview was for.
 */
job_id: Id;
};

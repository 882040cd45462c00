/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Candidate } from './candidate';

/**
 * The candidate as it is kept.
 */
export type CandidateSavedResponse = Candidate;

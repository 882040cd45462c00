/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateShare } from './candidateShare';

/**
 * The share as it is kept.
 */
export type CandidateSharedResponse = CandidateShare;

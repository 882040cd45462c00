/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateComparison } from './candidateComparison';

/**
 * The comparison.
 */
export type ComparedResponse = CandidateComparison;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ListOrText } from './listOrText';

/**
 * By candidate id.
 */
export type CandidateComparisonWeaknesses = {[key: string]: ListOrText};

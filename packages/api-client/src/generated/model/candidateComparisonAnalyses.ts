/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ResumeAnalysis } from './resumeAnalysis';

/**
 * Both analyses whole, by candidate id. Their criteria are the same and in the same order.
 */
export type CandidateComparisonAnalyses = {[key: string]: ResumeAnalysis};

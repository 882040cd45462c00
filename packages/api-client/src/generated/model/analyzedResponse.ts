/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ResumeAnalysis } from './resumeAnalysis';

/**
 * The explained score.
 */
export type AnalyzedResponse = ResumeAnalysis;

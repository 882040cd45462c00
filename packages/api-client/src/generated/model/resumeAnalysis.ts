/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { AnalysisSource } from './analysisSource';
import type { Criterion } from './criterion';
import type { ListOrText } from './listOrText';

export interface ResumeAnalysis {
  /**
     * The fit in percent. May be missing; clients then show no figure.
     * @minimum 0
     * @maximum 100
     */
  fit_score?: number;
  strengths: ListOrText;
  weaknesses: ListOrText;
  /** One or two sentences. */
  recommendation?: string;
  /** What the job names, weightiest first, each met or not. */
  criteria?: Criterion[];
  /** What scored it. */
  scored_by?: AnalysisMethod;
  /** What was read. */
  read?: AnalysisSource;
  /** That a person decides. */
  notice?: string;
}

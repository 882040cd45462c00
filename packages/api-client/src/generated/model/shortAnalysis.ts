/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { MustHave } from './mustHave';

export interface ShortAnalysis {
  /**
     * The fit in percent.
     * @minimum 0
     * @maximum 100
     */
  fit_score: number;
  /**
     * The weights of the criteria times their credits, added up and rounded to two decimals, before what a missing must-have holds back: those with the same `fit_score` are ordered by it.
     * @minimum 0
     * @maximum 100
     */
  points?: number;
  /** One or two sentences. */
  recommendation: string;
  /** The must-haves of the job, weightiest first. */
  must_haves: MustHave[];
  /** Whether the texts could be read in part only. */
  in_part?: boolean;
  /** When it was scored (UTC). */
  scored_at: string;
  scored_by: AnalysisMethod;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { DecisionCriterion } from './decisionCriterion';

/**
 * What the analysis said that was kept at that moment.
 */
export interface DecisionBasis {
  /**
     * The fit in percent.
     * @minimum 0
     * @maximum 100
     */
  fit_score: number;
  /** When it was scored (UTC). */
  scored_at: string;
  scored_by: AnalysisMethod;
  /** Whether the texts could be read in part only. */
  in_part?: boolean;
  /** The criteria that it scored. */
  criteria: DecisionCriterion[];
}

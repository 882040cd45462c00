/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface DecisionCriterion {
  /** What the job asked for. */
  name: string;
  /**
     * Its share of the score in percentage points.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /**
     * How much of its weight the texts earned.
     * @minimum 0
     * @maximum 1
     */
  credit: number;
}

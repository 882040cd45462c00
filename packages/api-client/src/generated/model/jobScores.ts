/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface JobScores {
  /**
     * How many were analyzed, this one included.
     * @minimum 1
     */
  candidates: number;
  /**
     * The lowest score among them.
     * @minimum 0
     * @maximum 100
     */
  lowest: number;
  /**
     * The highest score among them.
     * @minimum 0
     * @maximum 100
     */
  highest: number;
}

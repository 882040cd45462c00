/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface RefusedCriterion {
  /** What the job asks for. */
  name: string;
  /** Why it cannot be a criterion. */
  reason: string;
}

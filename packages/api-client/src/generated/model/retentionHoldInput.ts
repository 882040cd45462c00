/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface RetentionHoldInput {
  /**
     * Why the candidate is kept.
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SecondFactorPolicySetting {
  /** Whether everybody has to have a second factor. */
  required: boolean;
}

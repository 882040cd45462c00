/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SecondFactor {
  /** Whether a sign-in asks for a code. */
  enabled: boolean;
  /** Since when (UTC); missing where it is off. */
  since?: string;
  /**
     * How many recovery codes were not used yet.
     * @minimum 0
     * @maximum 10
     */
  recovery_codes_left: number;
  /** Whether the organization asks everybody for it. */
  required: boolean;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SecondFactorConfirmation {
  /**
     * The code that the app shows now.
     * @minLength 1
     * @maxLength 64
     */
  code: string;
}

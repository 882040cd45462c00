/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SessionConfirmation {
  /**
     * The password, kept as typed, white space included.
     * @minLength 1
     * @maxLength 1024
     */
  password: string;
}

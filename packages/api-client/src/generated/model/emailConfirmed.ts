/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface EmailConfirmed {
  /** Whether the word was right and the email is confirmed now. */
  confirmed: boolean;
}

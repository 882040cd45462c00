/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A plain acknowledgement. Clients show their own text.
 */
export interface Message {
  /** What was done. */
  message: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a role or a plan was, and became.
 */
export interface LedgerChange {
  /** What it was. */
  from?: string;
  /** What it became. */
  to: string;
}

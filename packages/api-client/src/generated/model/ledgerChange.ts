/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a role, a plan, the months of retention (a number, or `off`), who is asked for a second factor (`everybody` or `nobody`), the name of a candidate's stage, or a webhook's host (or whether it is `on` or `off`) were, and became.
 */
export interface LedgerChange {
  /** What it was. */
  from?: string;
  /** What it became. */
  to: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface Publication {
  /** Since when (UTC). */
  published_at: string;
  /** Where the work is, as typed; missing where nothing is said. */
  place?: string;
}

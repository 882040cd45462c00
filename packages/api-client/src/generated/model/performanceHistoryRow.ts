/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface PerformanceHistoryRow {
  /** A label; not to be parsed. */
  month: string;
  /**
     * Jobs closed in the period.
     * @minimum 0
     */
  jobsFilled: number;
  /**
     * Shares made in the period.
     * @minimum 0
     */
  candidatesShared: number;
}

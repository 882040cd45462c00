/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface UserPerformance {
  /** The performance name that was asked for. */
  name: string;
  /**
     * Jobs closed (deleted) ever; of all users also those of people who were deleted.
     * @minimum 0
     */
  jobsFilled: number;
  /**
     * Shares made ever; of all users also those of people who were deleted.
     * @minimum 0
     */
  candidatesShared: number;
  /**
     * Jobs that are open now.
     * @minimum 0
     */
  activeJobs: number;
  /**
     * Candidates that are kept now; those that others shared with the person are not theirs.
     * @minimum 0
     */
  activeCandidates: number;
  /**
     * Closed jobs in percent of closed and open ones; `null` where there are none.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  jobFillRate: number | null;
  /**
     * Candidates kept in percent of candidates ever added; `null` where there are none.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  retentionRate: number | null;
}

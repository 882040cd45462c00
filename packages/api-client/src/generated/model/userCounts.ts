/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface UserCounts {
  /**
     * Open jobs that the caller sees.
     * @minimum 0
     */
  user_jobs: number;
  /**
     * Candidates that the caller sees, shared ones included.
     * @minimum 0
     */
  user_candidates: number;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface AdminCounts {
  /**
     * Open jobs of the organization.
     * @minimum 0
     */
  total_jobs: number;
  /**
     * Candidates of the organization.
     * @minimum 0
     */
  total_candidates: number;
  /**
     * People of the organization, the caller included.
     * @minimum 0
     */
  total_users: number;
}

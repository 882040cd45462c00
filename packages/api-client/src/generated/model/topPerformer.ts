/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface TopPerformer {
  /** The person's performance name. */
  name: string;
  /**
     * Jobs of the person that are open now.
     * @minimum 0
     */
  activeJobs: number;
  /**
     * Candidates of the person that are kept now.
     * @minimum 0
     */
  activeCandidates: number;
}

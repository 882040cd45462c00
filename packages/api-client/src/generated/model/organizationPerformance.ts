/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { TopPerformer } from './topPerformer';

export interface OrganizationPerformance {
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
     * The people with the most open jobs and candidates.
     * @maxItems 10
     */
  topPerformers: TopPerformer[];
}

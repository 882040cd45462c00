/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface OpenJobSummary {
  id: Id;
  /** The job's title. */
  title: string;
  /** Where the work is. */
  place?: string;
  /** Since when it is on the page (UTC). */
  published_at: string;
}

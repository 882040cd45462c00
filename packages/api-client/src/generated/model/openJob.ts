/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { JobsPageAddress } from './jobsPageAddress';

export interface OpenJob {
  /** The name of the organization. */
  organization: string;
  address: JobsPageAddress;
  /** Whom to write to. */
  contact_email: string;
  id: Id;
  /** The job's title. */
  title: string;
  /** Free text, line breaks kept. */
  description: string;
  /** Skills as typed. */
  skills_required: string;
  /** Where the work is. */
  place?: string;
  /** Since when it is on the page (UTC). */
  published_at: string;
}

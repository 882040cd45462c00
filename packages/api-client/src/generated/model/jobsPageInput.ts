/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { JobsPageAddress } from './jobsPageAddress';

export interface JobsPageInput {
  /** Whether everybody can read it. */
  is_on: boolean;
  address: JobsPageAddress;
}

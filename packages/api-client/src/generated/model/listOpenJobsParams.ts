/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { JobsPageAddress } from './jobsPageAddress';

export type ListOpenJobsParams = {
/**
 * The address of the organization's page.
 */
address: JobsPageAddress;
};

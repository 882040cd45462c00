/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { GetReceiptInclude } from './getReceiptInclude';
import type { Id } from './id';

export type GetReceiptParams = {
/**
 * The job that the candidate was scored for.
 */
job_id: Id;
/**
 * What comes along beside the fingerprints.
 */
include?: GetReceiptInclude;
};

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicantRequest } from './applicantRequest';
import type { LedgerRecord } from './ledgerRecord';

/**
 * A request without an answer, and whose it is.
 */
export type WaitingRequest = ApplicantRequest & {
  candidate: LedgerRecord;
};

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { Interview } from './interview';
import type { LedgerPerson } from './ledgerPerson';
import type { LedgerRecord } from './ledgerRecord';

export interface ComingInterview {
  /** The note that is the copy of the mail that invited to it, or moved it. */
  id: Id;
  candidate: LedgerRecord;
  /** The job that it is for, told to whoever sees the candidate; missing where that is not known or the job is deleted. */
  job?: LedgerRecord;
  interview: Interview;
  /** Who wrote that mail. */
  by: LedgerPerson;
}

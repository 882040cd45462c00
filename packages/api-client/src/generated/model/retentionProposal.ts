/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { LedgerPerson } from './ledgerPerson';
import type { LedgerRecord } from './ledgerRecord';
import type { RetentionHold } from './retentionHold';

export interface RetentionProposal {
  candidate: LedgerRecord;
  owner: LedgerPerson;
  /** When something last happened about the candidate (UTC). */
  last_active_at: string;
  held?: RetentionHold;
}

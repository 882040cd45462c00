/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { LedgerPerson } from './ledgerPerson';

export interface RetentionHold {
  /** Why the candidate is kept. */
  reason: string;
  by: LedgerPerson;
  /** Since when (UTC). */
  at: string;
}

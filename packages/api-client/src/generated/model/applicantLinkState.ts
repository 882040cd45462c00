/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { LedgerPerson } from './ledgerPerson';

export interface ApplicantLinkState {
  /** When it was made (UTC). */
  created_at: string;
  /** When it ends (UTC). */
  expires_at: string;
  by: LedgerPerson;
}

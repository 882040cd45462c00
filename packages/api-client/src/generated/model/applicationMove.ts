/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { LedgerPerson } from './ledgerPerson';

export interface ApplicationMove {
  /** When (UTC). */
  at: string;
  by: LedgerPerson;
  /** The name that the stage before had then; missing for the first. */
  from?: string;
  /** The name that the stage had then; missing where the candidate was taken off the job. */
  to?: string;
}

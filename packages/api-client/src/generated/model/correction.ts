/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CorrectedFinding } from './correctedFinding';
import type { LedgerPerson } from './ledgerPerson';

export interface Correction {
  finding: CorrectedFinding;
  by: LedgerPerson;
  /** When (UTC). */
  at: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicantRequestKind } from './applicantRequestKind';
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';
import type { LedgerRecord } from './ledgerRecord';

export interface ApplicantRequest {
  id: Id;
  kind: ApplicantRequestKind;
  job?: LedgerRecord;
  /** What the job asks for. */
  criterion?: string;
  /** The words of the person; empty where they wrote none. */
  text: string;
  /** When it came (UTC). */
  created_at: string;
  /** By when it has to be answered (UTC). */
  due_at: string;
  /** The answer. */
  answer?: string;
  /** When it was answered (UTC). */
  answered_at?: string;
  answered_by?: LedgerPerson;
}

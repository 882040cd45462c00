/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';
import type { PersonReference } from './personReference';
import type { SentMail } from './sentMail';

export interface CandidateNote {
  id: Id;
  /** What was seen or said. */
  text: string;
  /** When it was written (UTC). */
  at: string;
  by: LedgerPerson;
  /** The people who should read it, but for those who are gone. */
  mentions: PersonReference[];
  /** Whether the caller may delete it. */
  can_delete: boolean;
  mail?: SentMail;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';

export interface VocabularyTerm {
  id: Id;
  /** What a job asks for. */
  criterion: string;
  /** Words that show it. */
  words: string;
  by: LedgerPerson;
  /** When it was agreed (UTC). */
  at: string;
}

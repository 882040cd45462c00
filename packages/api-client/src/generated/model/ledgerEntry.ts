/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CorrectionMade } from './correctionMade';
import type { DecisionMade } from './decisionMade';
import type { LedgerChange } from './ledgerChange';
import type { LedgerKind } from './ledgerKind';
import type { LedgerPerson } from './ledgerPerson';
import type { LedgerRecord } from './ledgerRecord';
import type { SignInWay } from './signInWay';
import type { VocabularyChange } from './vocabularyChange';

export interface LedgerEntry {
  /**
     * Its number in the record of the organization, from 1 on without a gap.
     * @minimum 1
     */
  seq: number;
  /** When (UTC). */
  at: string;
  kind: LedgerKind;
  by: LedgerPerson;
  candidate?: LedgerRecord;
  job?: LedgerRecord;
  person?: LedgerPerson;
  decision?: DecisionMade;
  correction?: CorrectionMade;
  vocabulary?: VocabularyChange;
  change?: LedgerChange;
  /**
     * How many entries were taken as CSV.
     * @minimum 0
     */
  exported?: number;
  /** From where a sign-in failed, in words: a coarse network, never a whole address. */
  network?: string;
  /**
     * How many sessions were ended.
     * @minimum 1
     */
  ended?: number;
  sign_in?: SignInWay;
  /**
     * SHA-256 of the entry and of the hash of the one before it.
     * @pattern ^[0-9a-f]{64}$
     */
  hash: string;
}

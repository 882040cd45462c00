/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { ImportState } from './importState';
import type { LedgerPerson } from './ledgerPerson';

export interface Import {
  id: Id;
  /** The name of the file that the rows come from. */
  file_name: string;
  /** `waiting` until its first row is through. The last three are ends. */
  state: ImportState;
  /**
     * How many rows it has.
     * @minimum 0
     */
  total: number;
  /**
     * How many of them are through, the refused ones included.
     * @minimum 0
     */
  done: number;
  /**
     * How many became no candidate.
     * @minimum 0
     */
  refused: number;
  /** Whether the caller asked for it, and so sees its rows. */
  is_own: boolean;
  /** Of one that failed: why, in a sentence for people. */
  detail?: string;
  by: LedgerPerson;
  /** When it was asked for (UTC). */
  created_at: string;
  /** When it ended (UTC); missing while it goes on. */
  ended_at?: string;
}

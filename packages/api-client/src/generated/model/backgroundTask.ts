/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { BackgroundTaskKind } from './backgroundTaskKind';
import type { BackgroundTaskState } from './backgroundTaskState';
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';
import type { TitledJob } from './titledJob';

export interface BackgroundTask {
  id: Id;
  kind: BackgroundTaskKind;
  /** `waiting` until its first result. The last three are ends. */
  state: BackgroundTaskState;
  job: TitledJob;
  /**
     * How many candidates it is about.
     * @minimum 0
     */
  total: number;
  /**
     * How many of them have a result, the refused ones included.
     * @minimum 0
     */
  done: number;
  /**
     * How many could not be analyzed.
     * @minimum 0
     */
  refused: number;
  /** Of one that failed: why, in a sentence for people. */
  detail?: string;
  by: LedgerPerson;
  /** When it was asked for (UTC). */
  created_at: string;
  /** When it ended (UTC); missing while it goes on. */
  ended_at?: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { LedgerEntry } from './ledgerEntry';

export interface LedgerPage {
  /** The entries, newest first. */
  entries: LedgerEntry[];
  /** What `before` takes for the page after this one; missing on the last. */
  next?: string;
}

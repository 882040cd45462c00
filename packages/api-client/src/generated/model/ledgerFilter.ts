/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerKind } from './ledgerKind';

export interface LedgerFilter {
  kind?: LedgerKind;
  person?: Id;
  /** The first day (UTC). */
  from?: string;
  /** The last day (UTC). */
  to?: string;
}

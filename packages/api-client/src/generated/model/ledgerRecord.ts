/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface LedgerRecord {
  id: Id;
  /** The candidate's name or the job's title; missing where it was erased. */
  name?: string;
}

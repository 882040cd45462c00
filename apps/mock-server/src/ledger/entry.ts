import { hash } from 'node:crypto';
import type { LedgerRow } from '../db/ledgerTables.ts';

/** SHA-256 of an entry with the hash of the one before it, in hexadecimal. */
export function hashEntry(row: Omit<LedgerRow, 'hash'>): string {
  const { organization_id, seq, at, kind, person_id, subject_id, details, previous_hash } = row;
  const parts = [previous_hash, organization_id, seq, at, kind, person_id, subject_id, details];
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** SHA-256 of a reason with its salt: without the salt nobody can try out which words it stands for. */
export function hashReason(salt: string, reason: string): string {
  return hash('sha256', JSON.stringify([salt, reason]), 'hex');
}

/** JSON whose fields stand in alphabetical order, so that equal values are equal texts. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

import { hash } from 'node:crypto';
import type { LedgerRow } from '../db/ledgerTables.ts';

/**
 * SHA-256 of an entry with the hash of the one before it, in hexadecimal: of its fields, one a line. No field holds a line break as it is written, so that no
 * two entries are the same lines.
 */
export function hashEntry(organizationId: string, row: Omit<LedgerRow, 'hash' | 'organization_id'>): string {
  const { seq, at, kind, person_id, subject_id, details, previous_hash } = row;
  const lines = `${previous_hash}\n${organizationId}\n${seq}\n${at}\n${kind}\n${person_id}\n${subject_id}\n${details}`;
  return hash('sha256', lines, 'hex');
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

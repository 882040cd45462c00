import type { LedgerRow } from '../db/ledgerTables.ts';
import { sha256 } from '../platform/sha256.ts';

/** What an entry's hash is made of, in this order. */
export const HASHED = [
  'previous_hash',
  'organization_id',
  'seq',
  'at',
  'kind',
  'person_id',
  'subject_id',
  'details',
] as const satisfies readonly (keyof LedgerRow)[];

/**
 * SHA-256 of an entry with the hash of the one before it, in hexadecimal: of its fields, one a line. No field holds a
 * line break as it is written, so that no two entries are the same lines.
 */
export function hashEntry(row: Omit<LedgerRow, 'hash'>): string {
  return hashLines(HASHED.map((column) => row[column]).join('\n'));
}

/** As {@link hashEntry}, of the lines themselves. */
export function hashLines(lines: string): string {
  return sha256(lines, 'hex');
}

/** SHA-256 of a reason with its salt: without the salt nobody can try out which words it stands for. */
export function hashReason(salt: string, reason: string): string {
  return sha256(JSON.stringify([salt, reason]), 'hex');
}

/** JSON whose fields stand in alphabetical order, so that equal values are equal texts. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { type TableName, tableNames } from './tables.ts';

/** What the server keeps for itself: its own key, the counts of attempts, mails and events that wait, how often a list has changed. */
const BOOKKEEPING: readonly TableName[] = [
  'settings',
  'rate_counters',
  'known_addresses',
  'outbox',
  'outbox_files',
  'list_versions',
  'list_changes',
  'webhook_deliveries',
];

/**
 * Every row of every table that holds records, as one text to compare: without the server's own key and the counts of
 * attempts.
 */
export async function dumpRecords(db: Kysely<Database>): Promise<string> {
  const lines: string[] = [];
  for (const table of tableNames()) {
    if (BOOKKEEPING.includes(table)) continue;
    const rows = await db.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(toPlain(row))}`).toSorted());
  }
  return lines.join('\n');
}

/** A row alike on every engine: files by what is in them. */
function toPlain(row: object): object {
  return Object.fromEntries(
    Object.entries(row)
      .map(([column, value]) => [column, value instanceof Uint8Array ? digestOf(value) : value])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}

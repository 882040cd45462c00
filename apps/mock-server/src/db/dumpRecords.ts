import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { type TableName, tableNames } from './tables.ts';

/** What the server keeps for itself: its own key, the counts of attempts, mails that wait. */
const BOOKKEEPING: readonly TableName[] = ['settings', 'rate_counters', 'known_addresses', 'outbox'];

/** Every row of every table that holds records, as one text to compare: without the server's own key and the counts of attempts. */
export async function dumpRecords(db: Kysely<Database>): Promise<string> {
  const lines: string[] = [];
  for (const table of tableNames()) {
    if (BOOKKEEPING.includes(table)) continue;
    const rows = await db.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row, withBytes)}`).toSorted());
  }
  return lines.join('\n');
}

function withBytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

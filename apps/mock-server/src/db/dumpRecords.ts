import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** All tables; a new one without an entry fails to compile. */
const TABLES: Record<keyof Database, 'record' | 'bookkeeping'> = {
  organizations: 'record',
  users: 'record',
  sessions: 'record',
  jobs: 'record',
  candidates: 'record',
  resume_files: 'record',
  shares: 'record',
  events: 'record',
  settings: 'bookkeeping',
  reset_passwords: 'record',
  rate_counters: 'bookkeeping',
  support_requests: 'record',
  analyses: 'record',
  ledger: 'record',
  ledger_heads: 'record',
  ledger_reasons: 'record',
};

/** Every row of every table that holds records, as one text to compare: without the server's own key and the counts of attempts. */
export async function dumpRecords(db: Kysely<Database>): Promise<string> {
  const lines: string[] = [];
  for (const table of tableNames()) {
    const rows = await db.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row, withBytes)}`).toSorted());
  }
  return lines.join('\n');
}

function* tableNames(): Generator<keyof Database> {
  let table: keyof typeof TABLES;
  for (table in TABLES) if (TABLES[table] === 'record') yield table;
}

function withBytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from '../../apps/mock-server/src/db/schema.ts';
import { type TableName, tableNames } from '../../apps/mock-server/src/db/tables.ts';

/** What belongs to the server and not to an organization, and files. */
const LEFT_OUT: readonly TableName[] = [
  'settings',
  'rate_counters',
  'known_addresses',
  'outbox',
  'resume_files',
  'creations',
];
const BATCH = 200;
/** Ids, and what no two rows may have alike. */
const OWN = /^(?:org|usr|job|cnd|evt|sup|ver)_/;
const UNIQUE = new Set(['name_key', 'email_key', 'token_hash']);

type Row = Record<string, string | number | null>;

/** Copies all rows of all organizations so many times, each time as other organizations with other people. */
export async function addOthers(db: Kysely<Database>, copies: number): Promise<number> {
  const tables: { table: TableName; rows: Row[] }[] = [];
  for (const table of tableNames()) {
    if (LEFT_OUT.includes(table)) continue;
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db);
    tables.push({ table, rows });
  }
  let added = 0;
  for (let copy = 1; copy <= copies; copy += 1)
    await db.transaction().execute(async (trx) => {
      for (const { table, rows } of tables)
        for (let start = 0; start < rows.length; start += BATCH) {
          const batch = rows.slice(start, start + BATCH).map((row) => asOther(row, `~${copy}`));
          await trx
            .insertInto(table)
            .values(batch as never)
            .execute();
          added += batch.length;
        }
    });
  // What both engines do by themselves in time.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`${sql.raw(isPostgres ? 'VACUUM ANALYZE' : 'ANALYZE')}`.execute(db);
  return added;
}

function asOther(row: Row, ending: string): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && (UNIQUE.has(column) || OWN.test(value)) ? value + ending : value,
    ]),
  );
}

import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { migrate, migrationNames, readMigrations } from './migrations.ts';
import type { Database } from './schema.ts';
import { keyOf, type TableName, tableNames } from './tables.ts';

const BATCH = 100;

/** How many rows of a table were copied. */
export type Copied = { table: TableName; rows: number };

/** What was read of a table: how many rows, and a sum over them that does not depend on their order. */
type Content = { rows: number; digest: bigint };

/**
 * Copies all rows of a database as they stand at one moment, files included, into an empty one of either engine, and
 * reads them back: each table has to hold the same rows. Throws a sentence where the target is not empty, the source
 * is of an older version, or a row differs.
 */
export async function copyDatabase(from: Kysely<Database>, to: Kysely<Database>): Promise<Copied[]> {
  await requireCurrent(from);
  await migrate(to);
  await requireEmpty(to);
  const contents = new Map<TableName, Content>();
  await snapshot(from, (source) =>
    to.transaction().execute(async (target) => {
      for (const table of tableNames()) contents.set(table, await copyTable(source, target, table));
    }),
  );
  return snapshot(to, async (target) => {
    const copied: Copied[] = [];
    for (const [table, { rows, digest }] of contents) {
      const read = await readTable(target, table);
      if (read.rows !== rows || read.digest !== digest)
        throw new Error(
          `The table ${table} reads back otherwise than it was written: ${rows} rows, then ${read.rows}.`,
        );
      copied.push({ table, rows });
    }
    return copied;
  });
}

/** All reads of `work` see the database as it stands at one moment, whoever writes meanwhile. */
function snapshot<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work);
}

async function copyTable(
  from: Transaction<Database>,
  to: Transaction<Database>,
  table: TableName,
): Promise<Content> {
  return eachBatch(from, table, async (rows) => {
    await to.insertInto(table).values(rows).execute();
  });
}

function readTable(from: Transaction<Database>, table: TableName): Promise<Content> {
  return eachBatch(from, table, async () => {});
}

type Row = Record<string, string | number | null | Uint8Array>;

/**
 * Reads a table a few rows at a time, as each may hold a file of 10 MB, and by its key, so that the last rows take no
 * longer to find than the first.
 */
async function eachBatch(
  db: Transaction<Database>,
  table: TableName,
  take: (rows: never[]) => Promise<void>,
): Promise<Content> {
  const size = table === 'resume_files' ? 1 : BATCH;
  const key = keyOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let rows = 0;
  let digest = 0n;
  let last: Row | undefined;
  for (;;) {
    const from = last ? sql`WHERE (${columns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const query = sql<Row>`SELECT * FROM ${sql.table(table)} ${from} ORDER BY ${columns} LIMIT ${sql.lit(size)}`;
    const batch = (await query.execute(db)).rows;
    if (batch.length === 0) return { rows, digest };
    await take(batch as never[]);
    for (const row of batch) digest = (digest + digestOf(row)) % 2n ** 256n;
    rows += batch.length;
    last = batch.at(-1);
  }
}

function digestOf(row: Row): bigint {
  const hash = createHash('sha256');
  for (const column of Object.keys(row).toSorted()) {
    const value = row[column] ?? null;
    hash.update(`${column}\0${value === null ? 'null' : typeof value}\0`);
    if (value instanceof Uint8Array) hash.update(value);
    else if (value !== null) hash.update(String(value));
    hash.update('\0');
  }
  return BigInt(`0x${hash.digest('hex')}`);
}

async function requireEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of ['organizations', 'users', 'settings'] as const) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(db);
    if (rows.length > 0)
      throw new Error('There is data already, and nothing is written over it. Name an empty place.');
  }
}

async function requireCurrent(db: Kysely<Database>): Promise<void> {
  if ((await readMigrations(db)).join() === migrationNames.join()) return;
  throw new Error(
    'This data is of another version of Cortex. Start the server of this version on it once (it brings older data up to date), then try again.',
  );
}

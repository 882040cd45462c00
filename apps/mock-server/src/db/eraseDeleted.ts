import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';
import { BUSY_MS } from './sqliteConnection.ts';

/** Databases whose log could not be emptied yet, as somebody else reads it: a backup, for one. */
const unfinished = new WeakSet<Kysely<Database>>();

/**
 * Takes the last traces of what was deleted off the disk: SQLite overwrites what it frees, and its log, which still
 * has the pages as they were, is written back and emptied. What PostgreSQL keeps until it cleans up is its operator's
 * to decide (docs/operating.md). It waits for no other reader, as everybody would wait with it: `finishErasing` tries again.
 */
export async function eraseDeleted(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA busy_timeout = 0`.execute(db);
  try {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy) unfinished.add(db);
    else unfinished.delete(db);
  } finally {
    await sql`PRAGMA busy_timeout = ${sql.lit(BUSY_MS)}`.execute(db);
  }
}

/** Empties the log where it could not be emptied before. */
export async function finishErasing(db: Kysely<Database>): Promise<void> {
  if (unfinished.has(db)) await eraseDeleted(db);
}

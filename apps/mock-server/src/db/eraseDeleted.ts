import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Takes the last traces of what was deleted off the disk: SQLite overwrites what it frees, and its log, which still
 * has the pages as they were, is written back and emptied. What PostgreSQL keeps until it cleans up is its operator's
 * to decide (docs/operations.md).
 */
export async function eraseDeleted(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

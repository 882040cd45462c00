import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { openKept, toKysely } from './sqliteConnection.ts';

/**
 * Opens (or creates) the database in one file and keeps every acknowledged write through a crash (write-ahead log,
 * synchronised at each commit).
 */
export function openSqlite(path: string): Kysely<Database> {
  return openConnection(new DatabaseSync(path));
}

/** As `openSqlite`, for a connection that is there. */
export function openConnection(connection: DatabaseSync): Kysely<Database> {
  connection.exec('PRAGMA journal_mode = WAL');
  return openKept(connection);
}

/** Opens the database in a file to read alone, beside a server that may be writing it. Throws where there is no such file. */
export function openSqliteToRead(path: string): Kysely<Database> {
  const connection = new DatabaseSync(path, { readOnly: true });
  connection.exec(`PRAGMA mmap_size = ${2 ** 31}`);
  return toKysely(connection);
}

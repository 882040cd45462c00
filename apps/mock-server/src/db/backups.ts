import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Copied, copyDatabase } from './copyDatabase.ts';
import { eraseDeleted } from './eraseDeleted.ts';
import { type Erased, eraseAgain, readErased } from './erasures.ts';
import { lockFolder } from './folderLock.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { prepareSqliteFile, requireWhole, touchPrivate } from './sqliteFile.ts';

export type { Copied } from './copyDatabase.ts';
export type { Erased } from './erasures.ts';

/** Where the data of a server is: a folder with a SQLite file, or a PostgreSQL database. */
export type Place = { dataDirectory: string; databaseUrl?: string | undefined };

/** Reads the whole SQLite file of a place, while the server runs. Gives a sentence; throws one where the file is damaged. */
export function checkData({ dataDirectory, databaseUrl }: Place): string {
  if (databaseUrl) return 'PostgreSQL checks its own files: see pg_amcheck, and data_checksums.';
  const path = join(dataDirectory, 'cortex.sqlite');
  if (!existsSync(path)) throw new Error(`There is no data in ${dataDirectory}.`);
  requireWhole(path);
  return `${path} is whole.`;
}

/**
 * Writes all data, files included, into one file that its owner alone can read: a SQLite database, whatever the
 * engine. The server may run meanwhile. What was written is read back and compared before the file gets its name.
 */
export async function backUp(place: Place, file: string): Promise<Copied[]> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  const path = join(place.dataDirectory, 'cortex.sqlite');
  if (!place.databaseUrl && !existsSync(path)) throw new Error(`There is no data in ${place.dataDirectory}.`);
  if (!place.databaseUrl) requireWhole(path);
  const draft = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  removeDatabase(draft);
  touchPrivate(draft);
  try {
    const from = place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(path);
    const copied = await copyAndClose(from, openSqlite(draft));
    renameSync(draft, file);
    return copied;
  } finally {
    removeDatabase(draft);
  }
}

/**
 * Puts a backup into an empty folder or database, without what was erased since by the list in the folder and by
 * further lists. Throws where there is data already, or a server runs.
 */
export async function restore(
  file: string,
  place: Place,
  lists: readonly string[] = [],
): Promise<{ copied: Copied[] } & Erased> {
  const ids = readErased(place.dataDirectory, lists);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  requireWhole(file);
  if (place.databaseUrl) {
    const copied = await copyAndClose(openSqlite(file), openPostgres(place.databaseUrl));
    return { copied, ...(await eraseAndClose(openPostgres(place.databaseUrl), ids)) };
  }
  mkdirSync(place.dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(place.dataDirectory, 'cortex.sqlite');
  if (existsSync(path))
    throw new Error(`${path} holds data already. Move it away first, or name another DATA_DIR.`);
  const lock = lockFolder(place.dataDirectory);
  const draft = `${path}.new`;
  try {
    removeDatabase(draft);
    touchPrivate(draft);
    const copied = await copyAndClose(openSqlite(file), openSqlite(draft));
    const erased = await eraseAndClose(openSqlite(draft), ids);
    renameSync(draft, path);
    return { copied, ...erased };
  } finally {
    removeDatabase(draft);
    lock.release();
  }
}

/**
 * Copies the SQLite data of a folder into an empty PostgreSQL database. The server has to be stopped, so that nothing
 * is left behind.
 */
export async function exportToPostgres(dataDirectory: string, databaseUrl: string): Promise<Copied[]> {
  if (!existsSync(join(dataDirectory, 'cortex.sqlite')))
    throw new Error(`There is no data in ${dataDirectory}.`);
  const lock = lockFolder(dataDirectory);
  try {
    return await copyAndClose(openSqlite(prepareSqliteFile(dataDirectory).path), openPostgres(databaseUrl));
  } finally {
    lock.release();
  }
}

async function copyAndClose(from: Kysely<Database>, to: Kysely<Database>): Promise<Copied[]> {
  try {
    return await copyDatabase(from, to);
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
}

async function eraseAndClose(db: Kysely<Database>, ids: ReadonlySet<string>): Promise<Erased> {
  try {
    const erased = await eraseAgain(db, ids);
    await endAccess(db);
    await eraseDeleted(db);
    return erased;
  } finally {
    await db.destroy();
  }
}

/**
 * What let somebody in when a backup was made may have been ended since: people sign in again, and keys are made again. Webhooks are off, as
 * a backup that is only tried out would else tell programs what is long past; for the same reason no mail of then waits any more.
 */
async function endAccess(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('api_keys').execute();
  await db.deleteFrom('invitations').execute();
  await db.deleteFrom('reset_passwords').execute();
  await db.deleteFrom('outbox').execute();
  // A server that runs may have given them to a candidate since.
  await db.deleteFrom('loose_files').where('state', '=', 'arriving').execute();
  await db.updateTable('webhooks').set({ is_on: 0 }).execute();
}

function removeDatabase(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
}

import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** What SQLite says of a file that is no database, or a damaged one. */
const DAMAGED = new Set([11, 26]);

/**
 * The SQLite file of a data folder, for its owner alone, made where there is none. Throws a sentence that names the
 * file, what is wrong and what to do where it is empty, damaged or missing beside what belongs to it: never is a new
 * database begun in the place of one that was.
 */
export function prepareSqliteFile(folder: string): string {
  const path = join(folder, 'cortex.sqlite');
  keepPrivate(folder, FOLDER_MODE);
  if (existsSync(path)) requireWhole(path);
  else create(folder, path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) keepPrivate(file, FILE_MODE);
  return path;
}

/** Creates an empty file that its owner alone can read, where there is none. */
export function touchPrivate(path: string): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  keepPrivate(path, FILE_MODE);
}

/** Takes the rights of others away; where the file is somebody else's, they decide. */
function keepPrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Made under another name first, so that a start that is killed leaves no half of a database. */
function create(folder: string, path: string): void {
  const rest = [`${path}-wal`, join(folder, 'uploads')].find((file) => existsSync(file));
  if (rest) {
    throw new Error(
      `The database ${path} is missing, though Cortex ran in this folder before (${rest} is there). Put it back from a backup (npm run restore), or remove ${rest} to begin with an empty one.`,
    );
  }
  const draft = `${path}.new`;
  for (const file of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(file, { force: true });
  touchPrivate(draft);
  const database = new DatabaseSync(draft);
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
  renameSync(draft, path);
}

/** Throws a sentence that says what to do where a database file is empty or damaged. */
export function requireWhole(path: string): void {
  if (statSync(path).size === 0) throw damaged(path, 'is empty (0 bytes)');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const [verdict] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (verdict !== 'ok') throw damaged(path, `is damaged (${verdict})`);
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode) & 255)) {
      throw damaged(path, `is damaged (${error.message})`);
    }
    throw error;
  } finally {
    database?.close();
  }
}

function damaged(path: string, what: string): Error {
  return new Error(
    `The database ${path} ${what}. Move it and the files beside it (-wal, -shm) to a safe place, then put back a backup (npm run restore).`,
  );
}

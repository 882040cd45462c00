import { chmodSync, closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** A file up to this length, in bytes, is read whole before it is used; that takes less than half a second. */
const SMALL = 64 * 2 ** 20;

/** What SQLite says of a file that is no database, or a damaged one. */
const DAMAGED = new Set([11, 26]);

export type SqliteFile = {
  path: string;
  /** Whether the whole file was read; a larger one is read while the server runs already. */
  isChecked: boolean;
};

/**
 * The SQLite file of a data folder, for its owner alone, made where there is none. Throws a sentence that names the
 * file, what is wrong and what to do where it is empty, damaged or missing beside what belongs to it: never is a new
 * database begun in the place of one that was.
 */
export function prepareSqliteFile(folder: string): SqliteFile {
  const path = join(folder, 'cortex.sqlite');
  keepPrivate(folder, FOLDER_MODE);
  const isNew = !existsSync(path);
  if (isNew) create(folder, path);
  const isChecked = isNew || statSync(path).size <= SMALL;
  if (!isChecked) requireComplete(path);
  else if (!isNew) requireWhole(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) keepPrivate(file, FILE_MODE);
  return { path, isChecked };
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

const HEADER = 100;

/** Throws a sentence where a file is no database, or shorter than it says of itself. It takes no longer for a long file. */
function requireComplete(path: string): void {
  const header = Buffer.alloc(HEADER);
  const file = openSync(path, 'r');
  readSync(file, header, 0, HEADER, 0);
  closeSync(file);
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') throw damaged(path, 'is damaged (no header)');
  // https://www.sqlite.org/fileformat2.html#the_database_header
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
  const bytes = header.readUInt32BE(28) * pageSize;
  if (isCounted && statSync(path).size < bytes)
    throw damaged(path, `is damaged (${statSync(path).size} bytes of ${bytes})`);
}

/** Reads a database file whole. Throws a sentence that says what to do where it is empty or damaged. */
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

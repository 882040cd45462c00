import type { SqliteConnection } from '@cortex/server/embedded';
import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { nameStorage } from '../protocol.ts';
import { adapt, openMemory } from './openMemory.ts';

export type Storage = {
  connection: SqliteConnection;
  /** Whether the data are there after the window is closed. */
  isKept: boolean;
  /** Removes all that was kept. The connection is closed before. */
  erase(): Promise<void>;
};

/** A closed tab lets go of its files a moment after its lock. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;

/**
 * The database in the browser's own storage for this address, or in memory where there is none: in private windows of some
 * browsers. Whoever calls it has the lock, so that nobody else has it open.
 */
export async function openStorage(basePath: string): Promise<Storage> {
  const sqlite = await sqlite3InitModule();
  const pool = (await isStorageThere()) ? await openPool(sqlite, basePath) : undefined;
  if (!pool) return { connection: openMemory(sqlite), isKept: false, erase: async () => {} };
  const connection = adapt(sqlite, new pool.OpfsSAHPoolDb('/cortex.sqlite'));
  connection.exec('PRAGMA locking_mode = EXCLUSIVE');
  connection.exec('PRAGMA journal_mode = TRUNCATE');
  return { connection, isKept: true, erase: () => pool.wipeFiles() };
}

async function isStorageThere(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return 'createSyncAccessHandle' in FileSystemFileHandle.prototype;
  } catch {
    return false;
  }
}

async function openPool(sqlite: Sqlite3Static, basePath: string) {
  const name = nameStorage(basePath);
  const options = {
    name,
    directory: `/${name}`,
    // Else it removes the data where it cannot open them.
    preserveOnInitFailure: true,
    // Its types do not know it: without it each further try gets the failure of the first.
    forceReinitIfPreviouslyFailed: true,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sqlite.installOpfsSAHPoolVfs(options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
}

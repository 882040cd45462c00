import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { touchPrivate } from './sqliteFile.ts';

/** What SQLite says of a file that is none of its own. */
const NO_DATABASE = 26;

/**
 * Keeps a data folder for one process, until it is released or the process ends, however it ends: the lock is one that the
 * operating system holds, on a file beside the database, so that backups of the database itself go on working. Throws a
 * sentence that says what to do where another process has the folder.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'cortex.lock');
  touchPrivate(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === NO_DATABASE) {
      throw new Error(`The lock ${path} is damaged. It holds no data: remove it and start again.`);
    }
    throw new Error(
      `Another Cortex server uses ${folder}. Stop it first, or give this one a folder of its own (DATA_DIR).`,
    );
  }
}

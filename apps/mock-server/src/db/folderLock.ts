import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a data folder for one process, until it is released or the process ends, however it ends: the lock is one that the
 * operating system holds, on a file beside the database, so that backups of the database itself go on working. Throws a
 * sentence that says what to do where another process has the folder.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'cortex.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    throw new Error(
      `Another Cortex server uses ${folder}. Stop it first, or give this one a folder of its own (DATA_DIR).`,
    );
  }
}

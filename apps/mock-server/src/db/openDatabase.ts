import type { Kysely } from 'kysely';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { prepareSqliteFile } from './sqliteFile.ts';

/** A database with up-to-date tables, and how to leave it. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** The file that is still to be read whole, as it was too long to do that first. */
  unchecked?: string | undefined;
  close(): Promise<void>;
};

/**
 * Opens the PostgreSQL database of a URL, which several servers may share, or else the SQLite file of a folder, which
 * this process then keeps for itself. Rejects with what to do where another process has the folder, or with what the
 * database says.
 */
export async function openDatabase(folder: string, url: string | undefined): Promise<OpenDatabase> {
  const lock = url ? undefined : lockFolder(folder);
  let db: Kysely<Database> | undefined;
  let unchecked: string | undefined;
  const close = async () => {
    await db?.destroy();
    lock?.release();
  };
  try {
    if (url) db = (await import('./postgres.ts')).openPostgres(url);
    else {
      const { path, isChecked } = prepareSqliteFile(folder);
      if (!isChecked) unchecked = path;
      db = openSqlite(path);
    }
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, unchecked, close };
}

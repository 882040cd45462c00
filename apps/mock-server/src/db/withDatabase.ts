import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Place } from './backups.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Opens a database that a server made, which may be running, for one piece of work. Rejects where there is none. */
export async function withDatabase<Result>(
  { dataDirectory, databaseUrl }: Place,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const path = join(dataDirectory, 'cortex.sqlite');
  if (!databaseUrl && !existsSync(path))
    throw new Error(`There is no data in ${dataDirectory}. Start the server once.`);
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(path);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';

/** Whether a database is PostgreSQL, which several servers may share. */
export function isPostgres<Tables>(db: Kysely<Tables> | Transaction<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

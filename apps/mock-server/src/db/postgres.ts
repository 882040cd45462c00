import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './schema.ts';

/**
 * Opens a PostgreSQL database, e.g. `postgres://user:password@localhost/cortex`. Connections are made as they are needed and
 * made again after the database was away; a query that meets it away rejects.
 */
export function openPostgres(url: string): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'cortex',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks between two queries leaves the pool by itself; unheard, its event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './schema.ts';

/** How many connections there are at most, and for how long a query waits for one, in ms. */
type Connections = { most?: number; waitMs?: number };

/**
 * Opens a PostgreSQL database, e.g. `postgres://user:password@localhost/cortex`. Connections are made as they are needed and
 * made again after the database was away; a query that meets it away rejects, and so does one for which no connection gets free in time
 * (`isPoolBusy`).
 */
export function openPostgres(url: string, { most = 10, waitMs = 5_000 }: Connections = {}): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'cortex',
    max: most,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks between two queries leaves the pool by itself; unheard, its event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

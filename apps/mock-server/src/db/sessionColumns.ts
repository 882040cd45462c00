import { type Kysely, sql } from 'kysely';
import { newId } from './newId.ts';

/** Adds what tells a person's sessions apart. Sessions from before get an id, and are of an unknown device and network. */
export async function addSessionColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('id', 'text').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ token_hash: string }>`SELECT token_hash FROM sessions`.execute(db);
  for (const { token_hash } of rows) {
    await sql`UPDATE sessions SET id = ${newId('ses')} WHERE token_hash = ${token_hash}`.execute(db);
  }
  await db.schema.createIndex('sessions_by_id').unique().on('sessions').column('id').execute();
}

/** Adds by what a session was last proved. Of sessions from before it is not known. */
export async function addWayOfSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('proved_by', 'text').execute();
}

import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The database, and the clock that dates what is written to it. */
export type Store = { db: Kysely<Database>; clock(): Date };

import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

const ATTEMPTS = 10;

/** What PostgreSQL says where another transaction came first: serialization failure, deadlock, unique violation. */
const OVERTAKEN = new Set(['40001', '40P01', '23505']);

/**
 * Runs several reads and writes as one: whole or not at all, and as if nobody else wrote meanwhile. Where somebody did, it is
 * run again and sees what they wrote, so it must have no effect outside the database. Rejects with what `work` throws.
 */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error;
    }
  }
}

function isOvertaken(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && OVERTAKEN.has(error.code)
  );
}

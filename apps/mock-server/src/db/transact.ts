import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

const ATTEMPTS = 20;
const MAX_WAIT_MS = 500;

/** What PostgreSQL says where another transaction came first: serialization failure, deadlock, unique violation. */
const OVERTAKEN = new Set(['40001', '40P01', '23505']);

/** What SQLite says where another process, which a command is, wrote since this transaction began to read. */
const BUSY_SNAPSHOT = 517;

/** The last transaction that waits for its turn, by database. */
const queues = new WeakMap<Kysely<Database>, Promise<unknown>>();

/**
 * Runs several reads and writes as one: whole or not at all, and as if nobody else wrote meanwhile. Within this
 * process one goes after the other. Where another process wrote meanwhile, it is run again after a moment and sees
 * what they wrote, so it must have no effect outside the database. Rejects with what `work` throws.
 */
export function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const before = queues.get(db) ?? Promise.resolve();
  const turn = before.then(() => runUntilServed(db, work));
  queues.set(
    db,
    turn.catch(() => {}),
  );
  return turn;
}

async function runUntilServed<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error;
      const longest = Math.min(2 ** (attempt + 2), MAX_WAIT_MS);
      await new Promise((resume) => setTimeout(resume, Math.random() * longest));
    }
  }
}

function isOvertaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === BUSY_SNAPSHOT) return true;
  return 'code' in error && typeof error.code === 'string' && OVERTAKEN.has(error.code);
}

import type { BackgroundTaskRow } from '../db/backgroundTaskTables.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { UNENDED } from './states.ts';

/** How long a server keeps a task to itself without saying so again; another one takes it from one that died. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 5_000;
/** After a failure it waits, twice as long each time; after so many in a row it is given up. */
const FIRST_PAUSE_MS = 2_000;
const MAX_FAILURES = 6;

/** What a server can work on: a task about candidates and a job, or an import. */
export type Task = { table: 'background_tasks' | 'imports'; id: string };

/** A task that this server has to itself for a while. */
export type Held = Task & { lease: string; failures: number };

/** What is written down of a task. */
export type Change = Partial<
  Pick<
    BackgroundTaskRow,
    'state' | 'done' | 'refused' | 'failures' | 'detail' | 'ended_at' | 'next_at' | 'lease' | 'lease_until'
  >
>;

export const RELEASED = { lease: null, lease_until: null };

/** Takes a task for this server, or gives nothing where another one has it or it has ended. */
export async function claim({ db, clock }: Store, { table, id }: Task): Promise<Held | undefined> {
  const now = clock();
  const at = now.toISOString();
  const lease = newId('tsk');
  const row = await db
    .updateTable(table)
    .set({ lease, lease_until: leaseFrom(now), served_at: at })
    .where('id', '=', id)
    .where('state', 'in', UNENDED)
    .where('next_at', '<=', at)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
    .returning('failures')
    .executeTakeFirst();
  return row && { table, id, lease, failures: row.failures };
}

/** Only whoever holds the lease of one that goes on writes to it: it may have been cancelled, or taken over, meanwhile. */
export function held(db: Executor, { table, id, lease }: Held) {
  return db.updateTable(table).where('id', '=', id).where('lease', '=', lease).where('state', 'in', UNENDED);
}

/**
 * Has a turn of a held task taken, writes down what it gives, and lets the task go. Where it fails it is tried again later, by
 * whichever server; `isStopping` says that a failure is this server's own. Rejects with what failed.
 */
export async function takeTurnOf(
  { db, clock }: Store,
  task: Held,
  take: () => Promise<Change>,
  isStopping: () => boolean,
): Promise<void> {
  const renewal = setInterval(() => {
    held(db, task)
      .set({ lease_until: leaseFrom(clock()) })
      .execute()
      .catch(() => {});
  }, RENEWED_EVERY_MS);
  try {
    await held(db, task)
      .set({ ...RELEASED, ...(await take()) })
      .execute();
  } catch (error) {
    await held(db, task)
      .set(isStopping() ? RELEASED : afterFailure(task, clock()))
      .execute();
    if (!isStopping()) throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Until when a server has something to itself that says so now. */
export function leaseFrom(now: Date): string {
  return later(now, LEASE_MS);
}

/** Nothing came of a turn: it may be tried again after a moment. */
export function pauseFrom(now: Date): Change {
  return { next_at: later(now, FIRST_PAUSE_MS) };
}

export function end(state: BackgroundTaskRow['state'], now: Date, detail: string | null = null): Change {
  return { ...RELEASED, state, detail, ended_at: now.toISOString() };
}

function afterFailure({ failures }: Held, now: Date): Change {
  if (failures + 1 >= MAX_FAILURES)
    return end('failed', now, 'The server could not go on with it. What was done is kept; start it again.');
  return { ...RELEASED, failures: failures + 1, next_at: later(now, FIRST_PAUSE_MS * 2 ** failures) };
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

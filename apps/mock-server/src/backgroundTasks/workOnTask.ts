import { analysisLimits } from '@cortex/api-client/limits';
import { type Sight, visibleJobs } from '../access/policy.ts';
import type { BackgroundTaskRow } from '../db/backgroundTaskTables.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type Refused, type Scored, type Scoring, scorePairs } from '../scores/scorePairs.ts';
import { readCandidateIds } from './candidateParts.ts';
import { UNENDED } from './states.ts';

/** How long a server keeps a task to itself without saying so again; another one takes it from one that died. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 5_000;
/** A turn reads no longer; the first one is short, so that something is seen at once. */
const TURN_MS = 1_500;
const FIRST_TURN_MS = 400;
/** After a failure it waits, twice as long each time; after so many in a row it is given up. */
const FIRST_PAUSE_MS = 2_000;
const MAX_FAILURES = 6;

/** Takes a task for this server, or gives nothing where another one has it or it has ended. */
export async function claim({ db, clock }: Store, id: string): Promise<BackgroundTaskRow | undefined> {
  const now = clock();
  const at = now.toISOString();
  return db
    .updateTable('background_tasks')
    .set({ lease: newId('tsk'), lease_until: leaseFrom(now), served_at: at })
    .where('id', '=', id)
    .where('state', 'in', UNENDED)
    .where('next_at', '<=', at)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Works on a claimed task for a second or two, writes down how far it is, and lets it go. Where that fails it is tried again
 * later, by whichever server; `isStopping` says that a failure is this server's own. Rejects with what failed.
 */
export async function workOnTask(
  scoring: Scoring,
  task: BackgroundTaskRow,
  isStopping: () => boolean,
): Promise<void> {
  const { db, clock } = scoring;
  const renewal = setInterval(() => {
    held(db, task)
      .set({ lease_until: leaseFrom(clock()) })
      .execute()
      .catch(() => {});
  }, RENEWED_EVERY_MS);
  try {
    await held(db, task)
      .set(await takeTurn(scoring, task))
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

type Change = Partial<BackgroundTaskRow>;

const RELEASED = { lease: null, lease_until: null };

/** Only whoever holds the lease of one that goes on writes to it: it may have been cancelled, or taken over, meanwhile. */
function held(db: Executor, { id, lease }: BackgroundTaskRow) {
  return db
    .updateTable('background_tasks')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', 'in', UNENDED);
}

async function takeTurn(scoring: Scoring, task: BackgroundTaskRow): Promise<Change> {
  const { db, clock } = scoring;
  const person = await findPerson(db, task);
  if (!person) return end('cancelled', clock());
  const job = visibleJobs(db, person).select('jobs.id').where('jobs.id', '=', task.job_id);
  if (!(await job.executeTakeFirst())) return end('failed', clock(), 'The job is no longer there.');
  const from = task.done;
  const ids = await readCandidateIds(db, task.id, { from, most: analysisLimits.pairs });
  const wanted = ids.map((candidateId) => ({ candidateId, jobId: task.job_id }));
  const until = Date.now() + (from === 0 ? FIRST_TURN_MS : TURN_MS);
  const { scored } = await scorePairs(scoring, { ...person, address: '' }, wanted, async () => {}, { until });
  const open = scored.findIndex(isToCome);
  const settled = open === -1 ? scored : scored.slice(0, open);
  if (settled.length === 0) return { ...RELEASED, next_at: later(clock(), FIRST_PAUSE_MS) };
  const done = from + settled.length;
  const refused = task.refused + settled.filter((one) => 'refused' in one).length;
  const progress: Change = { ...RELEASED, done, refused, failures: 0, state: 'running' };
  return done < task.total ? progress : { ...progress, ...end('done', clock()) };
}

/** Whether a pair was not reached in its turn, or found no free worker. */
function isToCome(one: Scored | Refused): boolean {
  return 'refused' in one && one.refused.status === 503;
}

function end(state: BackgroundTaskRow['state'], now: Date, detail: string | null = null): Change {
  return { ...RELEASED, state, detail, ended_at: now.toISOString() };
}

function afterFailure({ failures }: BackgroundTaskRow, now: Date): Change {
  if (failures + 1 >= MAX_FAILURES)
    return end('failed', now, 'The server could not go on with it. What was done is kept; start it again.');
  return { ...RELEASED, failures: failures + 1, next_at: later(now, FIRST_PAUSE_MS * 2 ** failures) };
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

function leaseFrom(now: Date): string {
  return later(now, LEASE_MS);
}

/** Who asked, with the rights that they have now. */
async function findPerson(db: Executor, { user_id }: BackgroundTaskRow): Promise<Sight | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['organization_id', 'is_admin'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  return (
    person && { userId: user_id, organizationId: person.organization_id, isAdmin: person.is_admin === 1 }
  );
}

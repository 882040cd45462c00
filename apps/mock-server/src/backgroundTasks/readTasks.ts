import type { BackgroundTask } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import type { BackgroundTaskRow } from '../db/backgroundTaskTables.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

/** The tasks of a person, or for an admin of the organization, the newest first. */
export async function listTasks(db: Executor, caller: Sight): Promise<BackgroundTask[]> {
  const rows = await visibleTasks(db, caller)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return describe(db, rows);
}

/** Of one task that the caller sees. Throws 404 where there is none. */
export async function requireTask(db: Executor, caller: Sight, id: string): Promise<BackgroundTaskRow> {
  const row = await visibleTasks(db, caller).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A task as the contract tells it. */
export async function toTask(db: Executor, row: BackgroundTaskRow): Promise<BackgroundTask> {
  const [task] = await describe(db, [row]);
  if (!task) throw notFound();
  return task;
}

function visibleTasks(db: Executor, { organizationId, userId, isAdmin }: Sight) {
  const tasks = db.selectFrom('background_tasks').where('organization_id', '=', organizationId);
  return isAdmin ? tasks : tasks.where('user_id', '=', userId);
}

async function describe(db: Executor, rows: readonly BackgroundTaskRow[]): Promise<BackgroundTask[]> {
  const people = await findNames(
    db,
    'users',
    rows.map(({ user_id }) => user_id),
  );
  const titles = await findTitles(db, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    job: { id: row.job_id, title: titles.get(row.job_id) ?? '' },
    total: row.total,
    done: row.done,
    refused: row.refused,
    ...(row.detail === null ? {} : { detail: row.detail }),
    by: toPerson(row.user_id, people),
    created_at: row.created_at,
    ...(row.ended_at === null ? {} : { ended_at: row.ended_at }),
  }));
}

async function findTitles(db: Executor, rows: readonly BackgroundTaskRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ job_id }) => job_id))];
  if (ids.length === 0) return new Map();
  const jobs = await db.selectFrom('jobs').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(jobs.map(({ id, title }) => [id, title]));
}

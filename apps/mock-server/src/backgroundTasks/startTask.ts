import type { BackgroundTaskInput } from '@cortex/api-client/model';
import { requireSeenJob, type Sight, visibleCandidates } from '../access/policy.ts';
import type { BackgroundTaskRow } from '../db/backgroundTaskTables.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import { inParts } from './candidateParts.ts';
import { requireRoom } from './requireRoom.ts';
import { findPeopleOfJob } from './rescoring.ts';
import { UNENDED } from './states.ts';

/**
 * Writes down a task, which whichever server has time works on from then. Throws 404 for a job that the caller does not see, and
 * 429 where as many of the person or the organization go on as may.
 */
export async function startTask(
  trx: Executor,
  caller: Sight,
  { kind, job_id, candidate_ids }: BackgroundTaskInput,
  now: Date,
): Promise<BackgroundTaskRow> {
  const at = now.toISOString();
  await requireSeenJob(trx, caller, job_id);
  await trx
    .updateTable('background_tasks')
    .set({ state: 'cancelled', ended_at: at })
    .where('user_id', '=', caller.userId)
    .where('job_id', '=', job_id)
    .where('kind', '=', kind)
    .where('state', 'in', UNENDED)
    .execute();
  await trx
    .deleteFrom('background_tasks')
    .where('user_id', '=', caller.userId)
    .where('job_id', '=', job_id)
    .where('kind', '=', kind)
    .where('ended_at', '<', at)
    .execute();
  await requireRoom(trx, caller);
  const ids = candidate_ids
    ? [...new Set(candidate_ids)]
    : kind === 'rescoring'
      ? await findPeopleOfJob(trx, caller, job_id)
      : await findAll(trx, caller);
  const row: BackgroundTaskRow = {
    id: newId('tsk'),
    organization_id: caller.organizationId,
    user_id: caller.userId,
    kind,
    job_id,
    state: ids.length === 0 ? 'done' : 'waiting',
    total: ids.length,
    done: 0,
    refused: 0,
    failures: 0,
    detail: null,
    created_at: at,
    ended_at: ids.length === 0 ? at : null,
    served_at: at,
    next_at: at,
    lease: null,
    lease_until: null,
  };
  await trx.insertInto('background_tasks').values(row).execute();
  for (const part of inParts(row.id, ids))
    await trx.insertInto('background_task_parts').values(part).execute();
  return row;
}

async function findAll(trx: Executor, caller: Sight): Promise<string[]> {
  const rows = await visibleCandidates(trx, caller)
    .select('candidates.id')
    .orderBy('candidates.created_at', 'desc')
    .orderBy('candidates.id')
    .execute();
  return rows.map(({ id }) => id);
}

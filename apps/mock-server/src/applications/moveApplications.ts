import type { ApplicationChange } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireSeenJob, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findStages } from './stages.ts';

type Move = { jobId: string; candidateIds: readonly string[]; stageId?: string | undefined };

/**
 * Puts candidates into a stage of a job, or takes them off it, with an entry of the record for each of whom something changes.
 * Throws 404 for a job or a candidate that the caller does not see, and for a stage that is not there.
 */
export async function moveApplications(
  trx: Transaction<Database>,
  caller: Caller,
  { jobId, candidateIds, stageId }: Move,
  now: Date,
): Promise<ApplicationChange[]> {
  const at = now.toISOString();
  await requireSeenJob(trx, caller, jobId);
  const stages = new Map((await findStages(trx, caller)).map(({ id, name }) => [id, name]));
  if (stageId !== undefined && !stages.has(stageId)) throw notFound();
  const ids = [...new Set(candidateIds)];
  const seen = await visibleCandidates(trx, caller)
    .select('candidates.id')
    .where('candidates.id', 'in', ids)
    .execute();
  if (seen.length < ids.length) throw notFound();
  const rows = await trx
    .selectFrom('applications')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('candidate_id', 'in', ids)
    .execute();
  const before = new Map(rows.map(({ candidate_id, stage_id }) => [candidate_id, stage_id]));
  const changed = ids.filter((id) => before.get(id) !== stageId);
  for (const candidate_id of changed) {
    const from = before.get(candidate_id);
    if (stageId === undefined) {
      await trx
        .deleteFrom('applications')
        .where('job_id', '=', jobId)
        .where('candidate_id', '=', candidate_id)
        .execute();
    } else {
      const moved = { stage_id: stageId, since: at, by_user_id: caller.userId };
      await trx
        .insertInto('applications')
        .values({
          candidate_id,
          job_id: jobId,
          organization_id: caller.organizationId,
          added_at: at,
          ...moved,
        })
        .onConflict((conflict) => conflict.columns(['candidate_id', 'job_id']).doUpdateSet(moved))
        .execute();
    }
    const fromName = from === undefined ? undefined : stages.get(from);
    const named = {
      job_id: jobId,
      ...(fromName === undefined ? {} : { from: fromName }),
      ...(from === undefined ? {} : { from_id: from }),
    };
    const entry = { at, subjectId: candidate_id };
    if (stageId === undefined)
      await appendEntry(trx, caller, { ...entry, kind: 'application_removed', details: named });
    else {
      const details = { ...named, to: stages.get(stageId) ?? '', to_id: stageId };
      await appendEntry(trx, caller, { ...entry, kind: 'application_moved', details });
    }
  }
  return changed.map((candidate_id) => {
    const from = before.get(candidate_id);
    return {
      candidate_id,
      ...(from === undefined ? {} : { from }),
      ...(stageId === undefined ? {} : { to: stageId }),
    };
  });
}

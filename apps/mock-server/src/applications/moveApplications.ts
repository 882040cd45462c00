import type { ApplicationChange } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireSeenJob, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { ApplicationRow } from '../db/applicationTables.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { collectMoves, type Move as Recorded, selectMoves } from './recordedMoves.ts';
import { findStages } from './stages.ts';

type Move = {
  jobId: string;
  candidateIds: readonly string[];
  stageId?: string | undefined;
  /** Whether the caller takes their last move back. */
  undo?: boolean;
};

/**
 * Puts candidates into a stage of a job, or takes them off it, with an entry of the record for each of whom something changes.
 * Throws 404 for a job or a candidate that the caller does not see, and for a stage that is not there.
 */
export async function moveApplications(
  trx: Transaction<Database>,
  caller: Caller,
  { jobId, candidateIds, stageId, undo = false }: Move,
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
  const before = new Map(rows.map((row) => [row.candidate_id, row]));
  const changed = ids.filter((id) => before.get(id)?.stage_id !== stageId);
  const undoable = undo ? await findLastBefore(trx, caller, new Date(now.getTime() - UNDO_MS)) : 0;
  for (const candidate_id of changed) {
    const row = before.get(candidate_id);
    const from = row?.stage_id;
    const undone = undo
      ? await findUndone(trx, caller, { jobId, candidate_id, stageId, after: undoable })
      : undefined;
    if (stageId === undefined) {
      await trx
        .deleteFrom('applications')
        .where('job_id', '=', jobId)
        .where('candidate_id', '=', candidate_id)
        .execute();
    } else {
      const added_at = row?.added_at ?? undone?.before?.added_at ?? at;
      const moved = {
        stage_id: stageId,
        since: undone?.before?.since ?? at,
        by_user_id: undone?.before?.by_user_id ?? caller.userId,
      };
      await trx
        .insertInto('applications')
        .values({
          candidate_id,
          job_id: jobId,
          organization_id: caller.organizationId,
          added_at,
          source: undone?.before?.source ?? null,
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
      ...(row ? { before: toBefore(row) } : {}),
      ...(undone ? { undo } : {}),
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
    const from = before.get(candidate_id)?.stage_id;
    return {
      candidate_id,
      ...(from === undefined ? {} : { from }),
      ...(stageId === undefined ? {} : { to: stageId }),
    };
  });
}

/** For how long a move can be undone. Later, the way back is a move of its own. */
const UNDO_MS = 10 * 60_000;

type Back = { jobId: string; candidate_id: string; stageId: string | undefined; after: number };

/** Where the record stood at a time. */
async function findLastBefore(trx: Transaction<Database>, caller: Caller, time: Date): Promise<number> {
  const entry = await trx
    .selectFrom('ledger')
    .select('seq')
    .where('organization_id', '=', caller.organizationId)
    .where('at', '<', time.toISOString())
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.seq ?? 0;
}

/** What the record says of the move that leads back to this stage: the last one of the application, made by the caller after an entry. */
async function findUndone(
  trx: Transaction<Database>,
  caller: Caller,
  { jobId, candidate_id, stageId, after }: Back,
): Promise<Recorded['told'] | undefined> {
  // An undo among these takes away a move among these, or one from before them, which could not be undone any more.
  const rows = await selectMoves(trx, caller.organizationId)
    .where('subject_id', '=', candidate_id)
    .where('seq', '>', after)
    .execute();
  const last = (await collectMoves(trx, [rows])).get(candidate_id)?.get(jobId)?.at(-1);
  if (!last || last.person_id !== caller.userId || last.kind === 'application_received') return undefined;
  return last.told.from_id === stageId ? last.told : undefined;
}

function toBefore({ since, by_user_id, added_at, source }: ApplicationRow) {
  return { since, by_user_id, added_at, ...(source ? { source } : {}) };
}

import type { ApplicationChange } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireSeenJob, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { ApplicationRow } from '../db/applicationTables.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntries } from '../ledger/appendEntry.ts';
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
  if (changed.length === 0) return [];
  const undone = undo ? await findUndone(trx, caller, { jobId, candidateIds: changed, stageId }, now) : none;
  if (stageId === undefined) {
    await trx
      .deleteFrom('applications')
      .where('job_id', '=', jobId)
      .where('candidate_id', 'in', changed)
      .execute();
  } else {
    const moved = changed.map((candidate_id) => {
      const back = undone.get(candidate_id)?.before;
      return {
        candidate_id,
        job_id: jobId,
        organization_id: caller.organizationId,
        added_at: before.get(candidate_id)?.added_at ?? back?.added_at ?? at,
        source: back?.source ?? null,
        stage_id: stageId,
        since: back?.since ?? at,
        by_user_id: back?.by_user_id ?? caller.userId,
      };
    });
    await trx
      .insertInto('applications')
      .values(moved)
      .onConflict((conflict) =>
        conflict.columns(['candidate_id', 'job_id']).doUpdateSet(({ ref }) => ({
          stage_id: ref('excluded.stage_id'),
          since: ref('excluded.since'),
          by_user_id: ref('excluded.by_user_id'),
        })),
      )
      .execute();
  }
  const tell = (candidate_id: string) => {
    const row = before.get(candidate_id);
    const fromName = row && stages.get(row.stage_id);
    return {
      job_id: jobId,
      ...(fromName === undefined ? {} : { from: fromName }),
      ...(row ? { from_id: row.stage_id, before: toBefore(row) } : {}),
      ...(undone.has(candidate_id) ? { undo } : {}),
    };
  };
  if (stageId === undefined)
    await appendEntries(
      trx,
      caller,
      changed.map((id) => ({ at, kind: 'application_removed', subjectId: id, details: tell(id) })),
    );
  else {
    const to = { to: stages.get(stageId) ?? '', to_id: stageId };
    await appendEntries(
      trx,
      caller,
      changed.map((id) => ({
        at,
        kind: 'application_moved',
        subjectId: id,
        details: { ...tell(id), ...to },
      })),
    );
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

const none: ReadonlyMap<string, Recorded['told']> = new Map();

/** For how long a move can be undone. Later, the way back is a move of its own. */
const UNDO_MS = 10 * 60_000;

type Back = { jobId: string; candidateIds: readonly string[]; stageId: string | undefined };

/** What the record says, by the candidate, of the moves that lead back to this stage: the last ones of the applications, made by the caller lately. */
async function findUndone(
  trx: Transaction<Database>,
  caller: Caller,
  { jobId, candidateIds, stageId }: Back,
  now: Date,
): Promise<ReadonlyMap<string, Recorded['told']>> {
  const after = await findLastBefore(trx, caller, new Date(now.getTime() - UNDO_MS));
  // An undo among these takes away a move among these, or one from before them, which could not be undone any more.
  const rows = await selectMoves(trx, caller.organizationId)
    .where('subject_id', 'in', candidateIds)
    .where('seq', '>', after)
    .execute();
  const undone = new Map<string, Recorded['told']>();
  for (const [candidateId, moves] of await collectMoves(trx, [rows])) {
    const last = moves.get(jobId)?.at(-1);
    if (!last || last.person_id !== caller.userId || last.kind === 'application_received') continue;
    if (last.told.from_id === stageId) undone.set(candidateId, last.told);
  }
  return undone;
}

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

function toBefore({ since, by_user_id, added_at, source }: ApplicationRow) {
  return { since, by_user_id, added_at, ...(source ? { source } : {}) };
}

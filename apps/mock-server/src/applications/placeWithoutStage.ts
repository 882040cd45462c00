import type { Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import type { Database } from '../db/schema.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findStages } from './stages.ts';

/**
 * Puts who came back with a candidate or a job into the first open stage where the one that they were in was removed meanwhile, with an
 * entry of the record.
 */
export async function placeWithoutStage(
  trx: Transaction<Database>,
  caller: Caller,
  back: { candidate_id: string } | { job_id: string },
  now: Date,
): Promise<void> {
  const stages = await findStages(trx, caller);
  const first = stages.find(({ kind }) => kind === 'open') ?? stages[0];
  if (!first) return;
  const [column, id] =
    'job_id' in back ? (['job_id', back.job_id] as const) : (['candidate_id', back.candidate_id] as const);
  const lost = await trx
    .selectFrom('applications')
    .select(['candidate_id', 'job_id', 'stage_id'])
    .where(column, '=', id)
    .where(
      'stage_id',
      'not in',
      stages.map((stage) => stage.id),
    )
    .execute();
  const at = now.toISOString();
  for (const { candidate_id, job_id, stage_id } of lost) {
    await trx
      .updateTable('applications')
      .set({ stage_id: first.id, since: at, by_user_id: caller.userId })
      .where('candidate_id', '=', candidate_id)
      .where('job_id', '=', job_id)
      .execute();
    const details = { job_id, from_id: stage_id, to: first.name, to_id: first.id };
    await appendEntry(trx, caller, { at, kind: 'application_moved', subjectId: candidate_id, details });
  }
}

import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { UNENDED } from './states.ts';

/** The candidates whom a caller sees that are with a job or have a score for it. */
function peopleOfJob(db: Executor, caller: Sight, jobId: string) {
  return visibleCandidates(db, caller)
    .leftJoin('applications', (join) =>
      join.onRef('applications.candidate_id', '=', 'candidates.id').on('applications.job_id', '=', jobId),
    )
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('applications.job_id', 'is not', null),
        eb('candidates.id', 'in', selectFrom('analyses').select('candidate_id').where('job_id', '=', jobId)),
      ]),
    );
}

/** Their ids: first of those who are with the job, who came into their stage last first, then the newest candidates. */
export async function findPeopleOfJob(db: Executor, caller: Sight, jobId: string): Promise<string[]> {
  const rows = await peopleOfJob(db, caller, jobId)
    .select('candidates.id')
    .orderBy(({ fn, ref, val }) => fn.coalesce(ref('applications.since'), val('')), 'desc')
    .orderBy('candidates.created_at', 'desc')
    .orderBy('candidates.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Has what scores a changed job again begin anew, as it may have scored some by the former one. Gives for how many people the caller
 * may ask for it: none where one of theirs goes on.
 */
export async function rescoreAnew(trx: Executor, caller: Sight, jobId: string): Promise<number> {
  // Whoever works on one loses it, and with it what they were about to write down.
  const rows = await trx
    .updateTable('background_tasks')
    .set({ done: 0, refused: 0, lease: null, lease_until: null })
    .where('job_id', '=', jobId)
    .where('kind', '=', 'rescoring')
    .where('state', 'in', UNENDED)
    .returning('user_id')
    .execute();
  if (rows.some(({ user_id }) => user_id === caller.userId)) return 0;
  const { count } = await peopleOfJob(trx, caller, jobId)
    .select(trx.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { hashJob, selectJobs, toJob } from '../scores/findPairs.ts';
import { UNENDED } from './states.ts';

/**
 * The candidates whom a caller sees that are with a job or have a score for it: first those who are with the job, who came into their
 * stage last first, then the newest candidates.
 */
export async function findPeopleOfJob(db: Executor, caller: Sight, jobId: string): Promise<string[]> {
  const rows = await visibleCandidates(db, caller)
    .leftJoin('applications', (join) =>
      join.onRef('applications.candidate_id', '=', 'candidates.id').on('applications.job_id', '=', jobId),
    )
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('applications.job_id', 'is not', null),
        eb('candidates.id', 'in', selectFrom('analyses').select('candidate_id').where('job_id', '=', jobId)),
      ]),
    )
    .select('candidates.id')
    .orderBy(({ fn, ref, val }) => fn.coalesce(ref('applications.since'), val('')), 'desc')
    .orderBy('candidates.created_at', 'desc')
    .orderBy('candidates.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What tells one state of a job from another, of all that scores rest on. Throws 404 for a job that the caller does not see. */
export async function readJobHash(db: Executor, caller: Sight, jobId: string): Promise<string> {
  const row = await selectJobs(db, caller).where('jobs.id', '=', jobId).executeTakeFirst();
  if (!row) throw notFound();
  return hashJob(toJob(row));
}

/**
 * How many candidates whom a caller sees have a score of a job as it was before it was changed; none while somebody has it scored
 * again. Throws 404 for a job that they do not see.
 */
export async function countToRescore(db: Executor, caller: Sight, jobId: string): Promise<number> {
  const hash = await readJobHash(db, caller, jobId);
  const goingOn = await unendedOf(db, jobId).select('id').executeTakeFirst();
  if (goingOn) return 0;
  const { count } = await visibleCandidates(db, caller)
    .where(({ eb, selectFrom }) =>
      eb(
        'candidates.id',
        'in',
        selectFrom('analyses')
          .select('candidate_id')
          .where('job_id', '=', jobId)
          .where('job_hash', '<>', hash),
      ),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Has what scores a changed job again begin anew, as it may have scored some by the former one, whose hash is given. */
export async function rescoreAnew(trx: Executor, jobId: string, formerHash: string): Promise<void> {
  // Whoever works on one loses it, and with it what they were about to write down.
  await trx
    .updateTable('background_tasks')
    .set({ done: 0, refused: 0, lease: null, lease_until: null })
    .where('id', 'in', unendedOf(trx, jobId).select('id'))
    .execute();
  // A release of before kept them: what they are of is known until now.
  await trx
    .updateTable('analyses')
    .set({ job_hash: formerHash })
    .where('job_id', '=', jobId)
    .where('job_hash', 'is', null)
    .execute();
}

/** What goes on to score a job again. */
function unendedOf(db: Executor, jobId: string) {
  return db
    .selectFrom('background_tasks')
    .where('job_id', '=', jobId)
    .where('kind', '=', 'rescoring')
    .where('state', 'in', UNENDED);
}

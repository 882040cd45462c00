import type { CriterionMark, Scorecard, ScorecardInput, Scorecards } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireSeenCandidate, requireSeenJob, type Sight } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { ScorecardRow } from '../db/scorecardTable.ts';
import { invalid } from '../http/HttpError.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

type Pair = { candidateId: string; jobId: string };

/**
 * The caller's own scorecard of a candidate for a job, and those of others once their own is in; before, how many there
 * are. Throws 404 where the caller may not speak of them.
 */
export async function readScorecards(db: Executor, caller: Sight, pair: Pair): Promise<Scorecards> {
  await requireSeen(db, caller, pair);
  const rows = await db
    .selectFrom('scorecards')
    .selectAll()
    .where('candidate_id', '=', pair.candidateId)
    .where('job_id', '=', pair.jobId)
    .orderBy('submitted_at')
    .orderBy('user_id')
    .execute();
  const cards = await toCards(db, rows);
  const own = cards.find(({ by }) => by.id === caller.userId);
  const others = cards.filter(({ by }) => by.id !== caller.userId);
  return own ? { own, others, hidden: 0 } : { others: [], hidden: others.length };
}

/**
 * Keeps the caller's scorecard in the place of an earlier one. Throws 404 where they may not speak of them, 422 for a criterion that stands
 * twice, and where none has a mark or a comment.
 */
export async function saveScorecard(
  trx: Transaction<Database>,
  caller: Caller,
  { candidateId, jobId, marks }: Pair & Pick<ScorecardInput, 'marks'>,
  now: Date,
): Promise<void> {
  const names = new Set(marks.map(({ criterion }) => criterion.trim().toLowerCase()));
  if (names.size < marks.length) throw invalid({ marks: 'A criterion stands here twice.' });
  const told = marks.map(tidyMark);
  // It would open the scorecards of others without saying anything.
  if (!told.some(({ mark, comment }) => mark !== undefined || comment !== undefined))
    throw invalid({ marks: 'Mark one criterion at least, or write what you saw.' });
  await requireSeen(trx, caller, { candidateId, jobId });
  const at = now.toISOString();
  const changed = { marks: JSON.stringify(told), changed_at: at };
  await trx
    .insertInto('scorecards')
    .values({
      candidate_id: candidateId,
      job_id: jobId,
      user_id: caller.userId,
      organization_id: caller.organizationId,
      submitted_at: at,
      ...changed,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'job_id', 'user_id']).doUpdateSet(changed))
    .execute();
}

/** The jobs that a candidate is with, the one with the newest move first. Throws 404 for a candidate that the caller does not see. */
export async function findScorecardJobs(db: Executor, caller: Sight, candidateId: string) {
  await requireSeenCandidate(db, caller, candidateId);
  return jobsOf(db, caller, candidateId)
    .select(['jobs.id', 'jobs.title', 'jobs.description', 'jobs.skills_required', 'jobs.criteria'])
    .orderBy('applications.since', 'desc')
    .orderBy('jobs.id')
    .execute();
}

/** Who sees the candidate may speak of an interview for a job that the candidate is with, or that they see. */
async function requireSeen(db: Executor, caller: Sight, { candidateId, jobId }: Pair): Promise<void> {
  await requireSeenCandidate(db, caller, candidateId);
  const job = jobsOf(db, caller, candidateId).select('jobs.id').where('jobs.id', '=', jobId);
  if (!(await job.executeTakeFirst())) await requireSeenJob(db, caller, jobId);
}

function jobsOf(db: Executor, { organizationId }: Sight, candidateId: string) {
  return db
    .selectFrom('jobs')
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .where('applications.candidate_id', '=', candidateId)
    .where('jobs.organization_id', '=', organizationId)
    .where('jobs.deleted_at', 'is', null);
}

function tidyMark({ criterion, mark, comment = '' }: ScorecardInput['marks'][number]): CriterionMark {
  return {
    criterion: criterion.trim(),
    ...(mark === undefined ? {} : { mark }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  };
}

async function toCards(db: Executor, rows: readonly ScorecardRow[]): Promise<Scorecard[]> {
  const people = await findNames(
    db,
    'users',
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ user_id, marks, submitted_at, changed_at }) => ({
    by: toPerson(user_id, people),
    marks: JSON.parse(marks),
    submitted_at,
    ...(changed_at === submitted_at ? {} : { changed_at }),
  }));
}

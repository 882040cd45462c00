import type { ComingInterview, Interview } from '@cortex/api-client/model';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import { toInterview } from '../candidateMails/changedInterview.ts';
import type { Executor } from '../db/schema.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

const MOST = 100;
/** No interview takes longer (`Interview.minutes`). */
const LONGEST_MS = 480 * 60_000;

/**
 * The interviews of the candidates whom the caller sees that have not ended, neither cancelled nor moved to another time by a later
 * mail; the next one first, at most a hundred.
 */
export async function findComingInterviews(
  db: Executor,
  caller: Sight,
  now: Date,
): Promise<ComingInterview[]> {
  const earliest = new Date(now.getTime() - LONGEST_MS).toISOString();
  const begun = await interviews(db, caller)
    .where('candidate_mails.starts_at', '>', earliest)
    .where('candidate_mails.starts_at', '<=', now.toISOString())
    .execute();
  const toCome = await interviews(db, caller)
    .where('candidate_mails.starts_at', '>', now.toISOString())
    .limit(MOST)
    .execute();
  const rows = [...begun.filter((row) => !hasEnded(row, now)), ...toCome].slice(0, MOST);
  const people = await findNames(
    db,
    'users',
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row): ComingInterview[] => {
    const interview = toInterview(row);
    if (!interview) return [];
    return [
      {
        id: row.note_id,
        candidate: { id: row.candidate_id, name: row.name },
        ...(row.title === null ? {} : { job: { id: row.job_id, name: row.title } }),
        interview,
        by: toPerson(row.user_id, people),
      },
    ];
  });
}

/**
 * By candidate: the next interview of those who are with a job and whom the caller sees, for this job or for none that is known.
 */
export async function findNextInterviews(
  db: Executor,
  caller: Sight,
  jobId: string,
  now: Date,
): Promise<ReadonlyMap<string, Interview>> {
  const rows = await interviews(db, caller)
    .innerJoin('applications', 'applications.candidate_id', 'candidates.id')
    .where('applications.job_id', '=', jobId)
    .where('candidate_mails.job_id', 'in', [jobId, ''])
    .where('candidate_mails.starts_at', '>', new Date(now.getTime() - LONGEST_MS).toISOString())
    .execute();
  const next = new Map<string, Interview>();
  for (const row of rows) {
    const interview = toInterview(row);
    if (interview && !hasEnded(row, now) && !next.has(row.candidate_id))
      next.set(row.candidate_id, interview);
  }
  return next;
}

function hasEnded({ starts_at, minutes }: { starts_at: string; minutes: number }, now: Date): boolean {
  return Date.parse(starts_at) + minutes * 60_000 <= now.getTime();
}

function interviews(db: Executor, caller: Sight) {
  return visibleCandidates(db, caller)
    .innerJoin('candidate_notes', 'candidate_notes.candidate_id', 'candidates.id')
    .innerJoin('candidate_mails', 'candidate_mails.note_id', 'candidate_notes.id')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'candidate_mails.job_id').on('jobs.deleted_at', 'is', null),
    )
    .selectAll('candidate_mails')
    .select(['candidate_notes.candidate_id', 'candidate_notes.user_id', 'candidates.name', 'jobs.title'])
    .where('candidate_mails.is_cancelled', '=', 0)
    .where('candidate_mails.moved_to', '=', '')
    .orderBy('candidate_mails.starts_at')
    .orderBy('candidate_mails.note_id');
}

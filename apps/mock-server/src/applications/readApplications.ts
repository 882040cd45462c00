import { applicationsLimits } from '@cortex/api-client/limits';
import type { ApplicationMove, CandidateApplication, JobApplication } from '@cortex/api-client/model';
import {
  requireSeenCandidate,
  requireSeenJob,
  type Sight,
  visibleCandidates,
  visibleJobs,
} from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { findNames, selectLedger, toPerson } from '../ledger/readEntries.ts';
import { collectMoves, readMovesOf, readOther } from './recordedMoves.ts';

/** The candidates of a job that the caller sees, who came into their stage last first. Throws 404 for a job that they do not see. */
export async function listApplications(
  db: Executor,
  caller: Sight,
  jobId: string,
): Promise<JobApplication[]> {
  await requireSeenJob(db, caller, jobId);
  const rows = await visibleCandidates(db, caller)
    .innerJoin('applications', 'applications.candidate_id', 'candidates.id')
    .leftJoin('analyses', (join) =>
      join
        .onRef('analyses.candidate_id', '=', 'applications.candidate_id')
        .onRef('analyses.job_id', '=', 'applications.job_id'),
    )
    .where('applications.job_id', '=', jobId)
    .select([
      'candidates.id',
      'candidates.name',
      'applications.stage_id',
      'applications.since',
      'applications.added_at',
      'applications.by_user_id',
      'applications.source',
      'analyses.fit_score',
    ])
    .orderBy('applications.since', 'desc')
    .orderBy('candidates.id')
    .execute();
  const people = await findNames(
    db,
    'users',
    rows.map(({ by_user_id }) => by_user_id),
  );
  return rows.map(({ id, name, stage_id, since, added_at, by_user_id, source, fit_score }) => ({
    candidate: { id, name },
    stage_id,
    since,
    added_at,
    by: by_user_id === id ? { id, full_name: name } : toPerson(by_user_id, people),
    ...(source ? { source } : {}),
    ...(fit_score === null ? {} : { fit_score }),
  }));
}

/** The jobs that a candidate is with, of those that the caller sees. Throws 404 for a candidate that they do not see. */
export async function listCandidateApplications(
  db: Executor,
  caller: Sight,
  candidateId: string,
): Promise<CandidateApplication[]> {
  await requireSeenCandidate(db, caller, candidateId);
  const rows = await visibleJobs(db, caller)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .where('applications.candidate_id', '=', candidateId)
    .select(['jobs.id', 'jobs.title', 'applications.stage_id', 'applications.since', 'applications.added_at'])
    .orderBy('applications.since', 'desc')
    .orderBy('jobs.id')
    .execute();
  const movesOf = await findMoves(db, caller, candidateId);
  return rows.map(({ id, title, stage_id, since, added_at }) => ({
    job: { id, title },
    stage_id,
    since,
    added_at,
    moves: movesOf(id),
  }));
}

/** How a candidate came where they are, by job, the newest move first. The record tells it. */
async function findMoves(
  db: Executor,
  caller: Sight,
  candidateId: string,
): Promise<(jobId: string) => ApplicationMove[]> {
  const ids = [candidateId, ...(await findMergedInto(db, caller, candidateId))];
  const own = (await collectMoves(db, readMovesOf(db, caller.organizationId, ids))).get(candidateId);
  const people = await findNames(
    db,
    'users',
    Array.from(own?.values() ?? [], (moves) => moves.slice(-applicationsLimits.movesListed))
      .flat()
      .map(({ person_id }) => person_id),
  );
  // Who applied is named as who put themself there, whichever of two records they were.
  const [[, name] = []] = await findNames(db, 'candidates', [candidateId]);
  if (name !== undefined) for (const id of ids) people.set(id, name);
  return (jobId) =>
    (own?.get(jobId) ?? [])
      .slice(-applicationsLimits.movesListed)
      .toReversed()
      .map(({ at, person_id, told: { from, to } }) => ({
        at,
        by: toPerson(person_id, people),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      }));
}

/** Who was merged with a candidate, and with those. */
async function findMergedInto(
  db: Executor,
  { organizationId }: Sight,
  candidateId: string,
): Promise<string[]> {
  const merges = await selectLedger(db, organizationId, { kind: 'candidates_merged' }).execute();
  const found: string[] = [];
  for (let ids = [candidateId]; ids.length > 0; ) {
    ids = merges.filter(({ subject_id }) => ids.includes(subject_id)).flatMap((row) => readOther(row) ?? []);
    ids = ids.filter((id) => !found.includes(id));
    found.push(...ids);
  }
  return found;
}

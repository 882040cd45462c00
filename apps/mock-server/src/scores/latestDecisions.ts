import type { JobScores, PairResult, StandingDecision } from '@cortex/api-client/model';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { findNames, readDecision, selectLedger, toPerson } from '../ledger/readEntries.ts';

/** How far the kept scores for a job part the candidates that the caller sees; nothing where none is kept. */
export async function findJobScores(
  db: Executor,
  caller: Caller,
  jobId: string,
): Promise<JobScores | undefined> {
  const { candidates, lowest, highest } = await visibleCandidates(db, caller)
    .innerJoin('analyses', 'analyses.candidate_id', 'candidates.id')
    .where('analyses.job_id', '=', jobId)
    .where('analyses.fit_score', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('candidates'),
      fn.min('analyses.fit_score').as('lowest'),
      fn.max('analyses.fit_score').as('highest'),
    ])
    .executeTakeFirstOrThrow();
  if (lowest === null || highest === null) return undefined;
  return { candidates: Number(candidates), lowest, highest };
}

/** Notes that the caller looked at the whole analysis of a pair, as long as both are there. */
export async function rememberLook(
  db: Executor,
  caller: Caller,
  { candidateId, jobId }: Pair,
  at: string,
): Promise<void> {
  await db
    .insertInto('looks')
    .columns(['user_id', 'candidate_id', 'job_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(['candidates', 'jobs'])
        .where('candidates.id', '=', candidateId)
        .where('jobs.id', '=', jobId)
        .where('jobs.deleted_at', 'is', null)
        .select(({ val }) => [
          val(caller.userId).as('user_id'),
          'candidates.id as candidate_id',
          'jobs.id as job_id',
          val(at).as('at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id', 'candidate_id']).doUpdateSet({ at }))
    .execute();
}

/** What people did about pairs: the decision that stands of each, and when the caller last looked. */
export async function findLatestDecisions(db: Executor, caller: Sight, wanted: readonly Pair[]) {
  const candidateIds = [...new Set(wanted.map(({ candidateId }) => candidateId))];
  const visible = visibleIds(db, caller).where('candidates.id', 'in', candidateIds);
  const looks = await db
    .selectFrom('looks')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .where('candidate_id', 'in', candidateIds)
    .execute();
  const made = await findMade(db, caller, visible);
  const decisions = new Map(
    made.map(({ candidateId, jobId, standing }) => [`${candidateId} ${jobId}`, standing]),
  );
  const looked = new Map(looks.map((row) => [`${row.candidate_id} ${row.job_id}`, row.at]));
  return ({ candidateId, jobId }: Pair): Pick<PairResult, 'decision' | 'looked_at'> => {
    const key = `${candidateId} ${jobId}`;
    const [decision, looked_at] = [decisions.get(key), looked.get(key)];
    return { ...(decision ? { decision } : {}), ...(looked_at ? { looked_at } : {}) };
  };
}

/** By candidate: the decision that stands, of those who are with a job and whom the caller sees. */
export async function findDecisionsOfJob(
  db: Executor,
  caller: Sight,
  jobId: string,
): Promise<ReadonlyMap<string, StandingDecision>> {
  const withJob = visibleIds(db, caller).where('candidates.id', 'in', (query) =>
    query.selectFrom('applications').select('candidate_id').where('job_id', '=', jobId),
  );
  const made = await findMade(db, caller, withJob);
  return new Map(
    made.filter((one) => one.jobId === jobId).map(({ candidateId, standing }) => [candidateId, standing]),
  );
}

type Made = { candidateId: string; jobId: string; standing: StandingDecision };

/** The decisions about these candidates, the last one of a pair at last. */
async function findMade(
  db: Executor,
  caller: Sight,
  candidates: ReturnType<typeof visibleIds>,
): Promise<Made[]> {
  const entries = await selectLedger(db, caller.organizationId, { kind: 'decision_made' })
    .where('subject_id', 'in', candidates)
    .orderBy('seq')
    .execute();
  const people = await findNames(
    db,
    'users',
    entries.map(({ person_id }) => person_id),
  );
  return entries.map((row) => {
    const { decision, job_id } = readDecision(row);
    const standing = { decision, by: toPerson(row.person_id, people), at: row.at };
    return { candidateId: row.subject_id, jobId: job_id, standing };
  });
}

const visibleIds = (db: Executor, caller: Sight) => visibleCandidates(db, caller).select('candidates.id');

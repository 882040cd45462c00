import type { AnalysisMethod } from '@cortex/api-client/model';
import type { Executor } from './schema.ts';

export type Pair = { candidateId: string; jobId: string };

/** The newest analysis of a candidate for a job, undefined where there is none. */
export async function findKept(db: Executor, { candidateId, jobId }: Pair) {
  return db
    .selectFrom('analyses')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Keeps an analysis in the place of the former one of the same candidate and job. */
export async function keep(
  db: Executor,
  { candidateId, jobId }: Pair,
  row: {
    fingerprint: string;
    scored_by: AnalysisMethod;
    result: { fit_score: number };
    scored_at: string;
    jobHash: string;
  },
): Promise<void> {
  const values = {
    fingerprint: row.fingerprint,
    version: row.scored_by.version,
    result: JSON.stringify(row.result),
    fit_score: row.result.fit_score,
    scored_at: row.scored_at,
    job_hash: row.jobHash,
  };
  await db
    .insertInto('analyses')
    .values({ candidate_id: candidateId, job_id: jobId, ...values })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'job_id']).doUpdateSet(values))
    .execute();
}

/** Notes that what is kept of a candidate is the newest that there is for the job as it stands. */
export async function noteCurrent(
  db: Executor,
  { candidateId, jobId }: Pair,
  jobHash: string,
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ job_hash: jobHash })
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .execute();
}

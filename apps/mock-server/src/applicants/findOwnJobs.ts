import type { Executor } from '../db/schema.ts';
import { readDecision, selectLedger } from '../ledger/readEntries.ts';
import type { LinkRow } from './links.ts';

/**
 * The jobs that the person behind a link may know of: those that they are with, and those on which something was decided
 * about them. Undefined where they are with none, as where candidates are not put into jobs: then each that they were read for.
 */
export async function findOwnJobs(
  db: Executor,
  { candidate_id, organization_id }: LinkRow,
): Promise<ReadonlySet<string> | undefined> {
  const applied = await db
    .selectFrom('applications')
    .select('job_id')
    .where('candidate_id', '=', candidate_id)
    .execute();
  if (applied.length === 0) return undefined;
  const decided = await selectLedger(db, organization_id, { kind: 'decision_made' })
    .where('subject_id', '=', candidate_id)
    .execute();
  return new Set([...applied.map(({ job_id }) => job_id), ...decided.map((row) => readDecision(row).job_id)]);
}

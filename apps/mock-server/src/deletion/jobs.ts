import { jobLimits } from '@cortex/api-client/limits';
import type { Store } from '../db/store.ts';

const UNDO_MS = jobLimits.undoSeconds * 1000;
/** What hangs on a job, and goes once its deletion can no longer be undone; until then the job alone is not seen. */
const TABLES = ['analyses', 'corrections', 'publications'] as const;
/** How many jobs are looked at once: databases take only so many parameters. */
const AT_ONCE = 500;

/** Deletes what hung on jobs that cannot come back any more. Says whether there was anything. */
export async function deleteWithJobs({ db, clock }: Store): Promise<boolean> {
  const until = new Date(clock().getTime() - UNDO_MS).toISOString();
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('deleted_at', '<=', until)
    .where(({ or, exists, selectFrom }) =>
      or(
        TABLES.map((table) =>
          exists(selectFrom(table).select(`${table}.job_id`).whereRef(`${table}.job_id`, '=', 'jobs.id')),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  if (jobs.length === 0) return false;
  const ids = jobs.map(({ id }) => id);
  for (const table of TABLES) await db.deleteFrom(table).where('job_id', 'in', ids).execute();
  return true;
}

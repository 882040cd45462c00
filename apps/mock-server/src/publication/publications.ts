import { openJobsLimits } from '@cortex/api-client/limits';
import type { Transaction } from 'kysely';
import { requireSeenJob } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { changeRecord } from '../db/listVersions.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

/** Puts a job on the organization's page, or changes its place there. Throws 404 or 422, as the contract says. */
export async function publish(
  trx: Transaction<Database>,
  caller: Caller,
  { jobId, place }: { jobId: string; place: string },
  at: string,
): Promise<void> {
  await requireSeenJob(trx, caller, jobId);
  const before = await trx
    .selectFrom('publications')
    .select('place')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!before) await requireRoom(trx, caller);
  const { organizationId: organization_id } = caller;
  await trx
    .insertInto('publications')
    .values({ job_id: jobId, organization_id, place, published_at: at })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ place }))
    .execute();
  await changeRecord(trx, caller, 'jobs', { id: jobId });
  if (!before) await appendEntry(trx, caller, { at, kind: 'job_published', subjectId: jobId, details: {} });
}

/** Takes a job off the page. Throws 404 where it is not there. */
export async function unpublish(
  trx: Transaction<Database>,
  caller: Caller,
  jobId: string,
  at: string,
): Promise<void> {
  await requireSeenJob(trx, caller, jobId);
  const gone = await trx.deleteFrom('publications').where('job_id', '=', jobId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound();
  await changeRecord(trx, caller, 'jobs', { id: jobId });
  await appendEntry(trx, caller, { at, kind: 'job_unpublished', subjectId: jobId, details: {} });
}

async function requireRoom(db: Executor, { organizationId }: Caller): Promise<void> {
  const { count } = await db
    .selectFrom('publications')
    .select(db.fn.countAll<number | string>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) < openJobsLimits.most) return;
  const detail = `Your jobs page shows ${openJobsLimits.most} jobs. Take one off before you add another.`;
  throw new HttpError(422, 'validation_failed', detail, { body: detail });
}

import type { Transaction } from 'kysely';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { Database } from '../db/schema.ts';
import { nameArrival } from '../mail/arrivals.ts';
import { postMail } from '../mail/outbox.ts';

type Arrival = { organizationId: string; candidateId: string; jobId: string; email: string };

/**
 * Has a mail sent to who applied that their application has arrived: one to an address for a job, and few of all organizations to an
 * address in a day, so that nobody floods an address by typing it into forms. To be called before the application is stored.
 */
export async function confirmArrival(
  trx: Transaction<Database>,
  { organizationId, candidateId, jobId, email }: Arrival,
  now: Date,
): Promise<void> {
  const address = toEmailKey(email);
  const before = await trx
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidate_id', 'candidates.id')
    .select('candidates.id')
    .where('candidates.organization_id', '=', organizationId)
    .where('candidates.email_key', '=', address)
    .where('applications.job_id', '=', jobId)
    .where('applications.source', '=', 'jobs_page')
    .executeTakeFirst();
  if (before) return;
  const subjectId = nameArrival(jobId, email);
  const counted = await createRateLimiter({ db: trx, clock: () => now }).countWithin([
    { limit: LIMITS.arrivalsByJob, who: subjectId },
    { limit: LIMITS.arrivalsByAddress, who: address },
  ]);
  if (counted) await postMail(trx, { kind: 'application_arrived', recipient: candidateId, subjectId }, now);
}

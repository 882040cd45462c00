import type { JobApplicationForm } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { tellRecruiter } from '../applicants/notices.ts';
import { findStages } from '../applications/stages.ts';
import { addCandidate } from '../candidates/addCandidate.ts';
import { type Creation, findCreated, rememberCreated } from '../db/creationKeys.ts';
import type { Database } from '../db/schema.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import type { StoredResume } from '../resumes/readResume.ts';
import { confirmArrival } from './confirmArrival.ts';
import { requireOpenJob } from './openJobs.ts';

/** What a candidate's notes say where the person wrote nothing. */
const NO_MESSAGE = 'Applied on the jobs page.';

type Received = {
  jobId: string;
  form: Omit<JobApplicationForm, 'key' | 'resume_file'>;
  resume: StoredResume;
  creation: Creation | undefined;
  now: Date;
};

/**
 * Makes a candidate of somebody who applied, in the first open stage of the job, puts on record that they came, and tells them and
 * whose job it is. The same form sent again makes nothing. Throws 404 where the job is no longer on the page.
 */
export async function receiveApplication(
  trx: Transaction<Database>,
  { jobId, form, resume, creation, now }: Received,
): Promise<void> {
  const { organizationId, ownerId } = await requireOpenJob(trx, jobId);
  if (creation && (await findCreated(trx, creation))) return;
  const at = now.toISOString();
  const owner = { organizationId, userId: ownerId };
  const { name, email, phone, message } = form;
  const fields = { name, email, phone, notes: message ? quoteApplicant(message) : NO_MESSAGE };
  const id = await addCandidate(trx, owner, fields, at, resume);
  if (creation) await rememberCreated(trx, creation, { candidateId: id, at });
  await confirmArrival(trx, { organizationId, candidateId: id, jobId, email }, now);
  const stages = await findStages(trx, owner);
  const stage = stages.find(({ kind }) => kind === 'open') ?? stages[0] ?? never();
  await trx
    .insertInto('applications')
    .values({
      candidate_id: id,
      job_id: jobId,
      organization_id: organizationId,
      stage_id: stage.id,
      since: at,
      added_at: at,
      by_user_id: id,
      source: 'jobs_page',
    })
    .execute();
  const details = { job_id: jobId, to: stage.name, to_id: stage.id };
  const applicant = { organizationId, userId: id };
  await appendEntry(trx, applicant, { at, kind: 'application_received', subjectId: id, details });
  await tellRecruiter(trx, 'applied', ownerId, now);
}

/** What somebody wrote of themself, so that nobody takes it for what a colleague noted. */
function quoteApplicant(message: string): string {
  return `From the applicant:\n“${message.trim()}”`;
}

function never(): never {
  throw new Error('An organization has no stages.');
}

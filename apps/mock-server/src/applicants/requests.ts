import { applicantLimits } from '@cortex/api-client/limits';
import type { ApplicantRequest, ApplicantRequestInput, WaitingRequest } from '@cortex/api-client/model';
import type { Selectable, Transaction } from 'kysely';
import { selectWithReader } from '../access/requestReader.ts';
import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';
import { findOwnJobs } from './findOwnJobs.ts';
import type { LinkRow } from './links.ts';
import { tellRecruiter } from './notices.ts';

const DAY_MS = 24 * 60 * 60_000;

type Row = Selectable<Database['applicant_requests']>;
type Asked = Omit<ApplicantRequestInput, 'token'>;

/** Refuses a request that does not say what it is about. */
export function requireSubject({ kind, job_id, criterion = '', text = '' }: Asked): void {
  if (kind !== 'wrong') return;
  if (job_id === undefined) throw invalid({ job_id: 'Name the job.' });
  if (criterion === '') throw invalid({ criterion: 'Name the criterion.' });
  if (text === '') throw invalid({ text: 'Say what is wrong.' });
}

/** Keeps a request of the person behind a link, puts on record that it came, and tells who made the link. */
export async function addRequest(
  trx: Transaction<Database>,
  link: LinkRow,
  { kind, job_id, criterion = '', text = '' }: Asked,
  now: Date,
): Promise<ApplicantRequest> {
  const at = now.toISOString();
  const row: Row = {
    id: newId('apr'),
    candidate_id: link.candidate_id,
    organization_id: link.organization_id,
    kind,
    job_id: job_id === undefined ? null : await requireOwnJob(trx, link, job_id),
    criterion: criterion === '' ? null : criterion,
    text,
    created_at: at,
    due_at: new Date(now.getTime() + applicantLimits.answerDays * DAY_MS).toISOString(),
    answer: null,
    answered_at: null,
    answered_by: null,
  };
  await trx.insertInto('applicant_requests').values(row).execute();
  const by = { organizationId: link.organization_id, userId: link.candidate_id };
  const entry = { at, kind: 'applicant_request', subjectId: link.candidate_id, details: {} } as const;
  await appendEntry(trx, by, entry);
  await tellRecruiter(trx, 'applicant', await findReader(trx, link), now);
  const [request = never()] = await toRequests(trx, [row]);
  return withoutPeople(request);
}

/** A job of their own that the person was read for. Another one they cannot know: it is refused as a wrong field. */
async function requireOwnJob(trx: Executor, link: LinkRow, jobId: string): Promise<string> {
  const own = await findOwnJobs(trx, link);
  const analyzed = trx
    .selectFrom('analyses')
    .select('job_id')
    .where('candidate_id', '=', link.candidate_id)
    .where('job_id', '=', jobId);
  if (!(own?.has(jobId) ?? true) || !(await analyzed.executeTakeFirst()))
    throw invalid({ job_id: 'This job is not one of yours.' });
  return jobId;
}

async function findReader(trx: Executor, link: LinkRow): Promise<string> {
  const candidate = selectWithReader(trx).where('candidates.id', '=', link.candidate_id);
  return (await candidate.executeTakeFirstOrThrow()).reader_id;
}

/** Answers a request, in the place of an answer that there was, and puts on record that it was answered. */
export async function answerRequest(
  trx: Transaction<Database>,
  caller: Caller,
  row: Row,
  { answer, at }: { answer: string; at: string },
): Promise<ApplicantRequest> {
  const answered = { answer, answered_at: at, answered_by: caller.userId };
  await trx.updateTable('applicant_requests').set(answered).where('id', '=', row.id).execute();
  const entry = { at, kind: 'applicant_answered', subjectId: row.candidate_id, details: {} } as const;
  await appendEntry(trx, caller, entry);
  const [request = never()] = await toRequests(trx, [{ ...row, ...answered }]);
  return request;
}

/** The requests of a candidate: those that wait, the next one due first, then the others, the newest first. */
export async function listRequests(db: Executor, candidateId: string): Promise<ApplicantRequest[]> {
  const rows = await db
    .selectFrom('applicant_requests')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const waiting = rows.filter(({ answered_at }) => answered_at === null);
  const answered = rows.filter(({ answered_at }) => answered_at !== null).toReversed();
  return toRequests(db, [...waiting, ...answered]);
}

/** The requests without an answer that the caller may answer, the one that is due next first. */
export async function listWaitingRequests(db: Executor, caller: Caller): Promise<WaitingRequest[]> {
  const waiting = db
    .selectFrom('applicant_requests')
    .innerJoin('candidates', 'candidates.id', 'applicant_requests.candidate_id')
    .selectAll('applicant_requests')
    .select('candidates.name')
    .where('applicant_requests.organization_id', '=', caller.organizationId)
    .where('applicant_requests.answered_at', 'is', null)
    .orderBy('applicant_requests.due_at')
    .orderBy('applicant_requests.id');
  const rows = await (caller.isAdmin
    ? waiting
    : waiting.where('candidates.owner_id', '=', caller.userId)
  ).execute();
  const requests = await toRequests(db, rows);
  return requests.map((request, index) => {
    const { candidate_id: id, name } = rows[index] ?? never();
    return { ...request, candidate: { id, name } };
  });
}

/** A request as the person who applied reads it: without who answered. */
export function withoutPeople({ answered_by: _, ...request }: ApplicantRequest): ApplicantRequest {
  return request;
}

async function toRequests(db: Executor, rows: readonly Row[]): Promise<ApplicantRequest[]> {
  const jobs = await findNames(
    db,
    'jobs',
    rows.flatMap(({ job_id }) => job_id ?? []),
  );
  const people = await findNames(
    db,
    'users',
    rows.flatMap(({ answered_by }) => answered_by ?? []),
  );
  return rows.map((row) => {
    const name = row.job_id === null ? undefined : jobs.get(row.job_id);
    return {
      id: row.id,
      kind: row.kind,
      ...(row.job_id === null ? {} : { job: { id: row.job_id, ...(name === undefined ? {} : { name }) } }),
      ...(row.criterion === null ? {} : { criterion: row.criterion }),
      text: row.text,
      created_at: row.created_at,
      due_at: row.due_at,
      ...(row.answer === null ? {} : { answer: row.answer }),
      ...(row.answered_at === null ? {} : { answered_at: row.answered_at }),
      ...(row.answered_by === null ? {} : { answered_by: toPerson(row.answered_by, people) }),
    };
  });
}

function never(): never {
  throw new Error('A request that was just written is gone.');
}

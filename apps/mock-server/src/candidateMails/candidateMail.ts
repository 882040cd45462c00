import type { CandidateMailInput, SentMail } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { CandidateMailRow } from '../db/mailTables.ts';
import type { Database, Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { type Attachment, describeAttachments } from './attachments.ts';
import { changeInterview, mayChangeInterview, readEarlier, toInterview } from './changedInterview.ts';

/** The email of a candidate. Throws 404 for one that the caller does not see. */
export async function findRecipient(db: Executor, caller: Sight, candidateId: string): Promise<string> {
  const candidate = await visibleCandidates(db, caller)
    .select('candidates.email')
    .where('candidates.id', '=', candidateId)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate.email;
}

/** Keeps what a note is the copy of. Throws 422 where it changes an interview that cannot be changed, and 403 where that is another's to do. */
export async function keepMail(
  trx: Transaction<Database>,
  caller: Sight,
  { noteId, candidateId, to }: { noteId: string; candidateId: string; to: string },
  { subject, interview: sent, for_job: chosenJob, cancels, moves }: Omit<CandidateMailInput, 'attachments'>,
  attachments: readonly Attachment[],
  now: Date,
): Promise<SentMail> {
  const row: CandidateMailRow = {
    note_id: noteId,
    sent_to: to,
    subject: subject.replace(/\s+/g, ' ').trim(),
    starts_at: sent ? new Date(sent.starts_at).toISOString() : '',
    minutes: sent?.minutes ?? 0,
    place: sent?.place?.trim() ?? '',
    event_id: sent ? noteId : '',
    is_cancelled: 0,
    cancels: '',
    moves: '',
    moved_to: '',
    attachments: attachments.length > 0 ? JSON.stringify(describeAttachments(attachments)) : '',
    job_id: sent ? (chosenJob ?? (await findOnlyJob(trx, candidateId))) : '',
  };
  if (cancels !== undefined) {
    const { earlier, jobId } = await changeInterview(trx, caller, { candidateId, noteId: cancels }, now);
    row.cancels = JSON.stringify(earlier);
    row.job_id = jobId;
  }
  const interview = toInterview(row);
  if (moves !== undefined && interview) {
    const change = { candidateId, noteId: moves, movedTo: interview };
    const { earlier, jobId } = await changeInterview(trx, caller, change, now);
    row.event_id = earlier.eventId;
    row.moves = JSON.stringify(earlier);
    row.job_id = chosenJob ?? jobId;
  }
  await trx.insertInto('candidate_mails').values(row).execute();
  // Who sends a mail may change what it invites to: they invited, or were allowed to change the interview before.
  const { title } = (await findJob(trx, row.job_id)) ?? { title: null };
  return toSentMail({ ...row, title }, true);
}

function findJob(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The open job that a candidate is with; empty where there is none, or several. */
async function findOnlyJob(trx: Transaction<Database>, candidateId: string): Promise<string> {
  const [job, ...others] = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('jobs.id')
    .where('applications.candidate_id', '=', candidateId)
    .where('jobs.deleted_at', 'is', null)
    .limit(2)
    .execute();
  return job && others.length === 0 ? job.id : '';
}

/** The mails that notes are the copies of, by the note. */
export async function findMails(
  db: Executor,
  caller: Sight,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, SentMail>> {
  if (noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('candidate_mails')
    .innerJoin('candidate_notes', 'candidate_notes.id', 'candidate_mails.note_id')
    .innerJoin('candidates', 'candidates.id', 'candidate_notes.candidate_id')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'candidate_mails.job_id').on('jobs.deleted_at', 'is', null),
    )
    .selectAll('candidate_mails')
    .select(['candidate_notes.user_id', 'candidates.owner_id', 'jobs.title'])
    .where('note_id', 'in', [...noteIds])
    .execute();
  return new Map(rows.map((row) => [row.note_id, toSentMail(row, mayChangeInterview(caller, row))]));
}

/** `title` is that of the job, where it is known and open. */
function toSentMail(row: CandidateMailRow & { title: string | null }, mayChange: boolean): SentMail {
  const interview = toInterview(row);
  const { cancels, moves } = readEarlier(row);
  return {
    to: row.sent_to,
    subject: row.subject,
    ...(interview
      ? {
          interview,
          ...(row.title === null ? {} : { job: { id: row.job_id, name: row.title } }),
          interview_cancelled: row.is_cancelled === 1,
          interview_moved: row.moved_to !== '',
          can_change_interview: mayChange,
        }
      : {}),
    ...(row.moved_to === '' ? {} : { interview_moved_to: JSON.parse(row.moved_to) }),
    ...(cancels ? { cancelled_interview: cancels.interview } : {}),
    ...(moves ? { moved_interview: moves.interview } : {}),
    ...(row.attachments === '' ? {} : { attachments: JSON.parse(row.attachments) }),
  };
}

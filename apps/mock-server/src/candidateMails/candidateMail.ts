import type { CandidateMailInput, SentMail } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { CandidateMailRow } from '../db/mailTables.ts';
import type { Database, Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { cancelInterview, readCancelled, toInterview } from './cancelledInterview.ts';

/** The email of a candidate. Throws 404 for one that the caller does not see. */
export async function findRecipient(db: Executor, caller: Sight, candidateId: string): Promise<string> {
  const candidate = await visibleCandidates(db, caller)
    .select('candidates.email')
    .where('candidates.id', '=', candidateId)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate.email;
}

/** Keeps what a note is the copy of. Throws 422 where it cancels what cannot be cancelled. */
export async function keepMail(
  trx: Transaction<Database>,
  { noteId, candidateId, to }: { noteId: string; candidateId: string; to: string },
  { subject, interview, cancels }: CandidateMailInput,
  now: Date,
): Promise<SentMail> {
  const row: CandidateMailRow = {
    note_id: noteId,
    sent_to: to,
    subject: subject.replace(/\s+/g, ' ').trim(),
    starts_at: interview ? new Date(interview.starts_at).toISOString() : '',
    minutes: interview?.minutes ?? 0,
    place: interview?.place?.trim() ?? '',
    event_id: interview ? noteId : '',
    is_cancelled: 0,
    cancels:
      cancels === undefined ? '' : JSON.stringify(await cancelInterview(trx, candidateId, cancels, now)),
  };
  await trx.insertInto('candidate_mails').values(row).execute();
  return toSentMail(row);
}

/** The mails that notes are the copies of, by the note. */
export async function findMails(
  db: Executor,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, SentMail>> {
  if (noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('candidate_mails')
    .selectAll()
    .where('note_id', 'in', [...noteIds])
    .execute();
  return new Map(rows.map((row) => [row.note_id, toSentMail(row)]));
}

export function toSentMail(row: CandidateMailRow): SentMail {
  const interview = toInterview(row);
  const cancelled = readCancelled(row);
  return {
    to: row.sent_to,
    subject: row.subject,
    ...(interview ? { interview, interview_cancelled: row.is_cancelled === 1 } : {}),
    ...(cancelled ? { cancelled_interview: cancelled.interview } : {}),
  };
}

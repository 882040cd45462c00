import type { Interview } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import type { CandidateMailRow } from '../db/mailTables.ts';
import type { Database } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';

/** An interview that a mail cancels: under which id it stands in calendars, and who invited. */
export type CancelledInterview = { eventId: string; invitedBy: string; interview: Interview };

/** Marks the interview of a mail as cancelled. Throws 422 where there is none to cancel. */
export async function cancelInterview(
  trx: Transaction<Database>,
  candidateId: string,
  noteId: string,
  now: Date,
): Promise<CancelledInterview> {
  const row = await trx
    .selectFrom('candidate_mails')
    .innerJoin('candidate_notes', 'candidate_notes.id', 'candidate_mails.note_id')
    .selectAll('candidate_mails')
    .select('candidate_notes.user_id')
    .where('note_id', '=', noteId)
    .where('candidate_notes.candidate_id', '=', candidateId)
    .executeTakeFirst();
  const interview = row && toInterview(row);
  if (!interview)
    throw invalid({ cancels: 'There is no interview to cancel: the note of its mail is gone.' });
  if (Date.parse(interview.starts_at) <= now.getTime())
    throw invalid({ cancels: 'This interview has begun and cannot be cancelled any more.' });
  const { numUpdatedRows } = await trx
    .updateTable('candidate_mails')
    .set({ is_cancelled: 1 })
    .where('note_id', '=', noteId)
    .where('is_cancelled', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid({ cancels: 'This interview is cancelled already.' });
  return { eventId: getEventId(row), invitedBy: row.user_id, interview };
}

/** Before the copy of a mail is deleted: one that has not gone out yet will not, so what it was to cancel is not cancelled. */
export async function dropWaitingCancellation(trx: Transaction<Database>, noteId: string): Promise<void> {
  const waiting = await trx
    .selectFrom('candidate_mails')
    .innerJoin('outbox', 'outbox.subject_id', 'candidate_mails.note_id')
    .select('candidate_mails.cancels')
    .where('candidate_mails.note_id', '=', noteId)
    .where('outbox.kind', '=', 'candidate')
    .executeTakeFirst();
  const cancelled = waiting && readCancelled(waiting);
  if (!cancelled) return;
  await trx
    .updateTable('candidate_mails')
    .set({ is_cancelled: 0 })
    .where((eb) => eb.or([eb('event_id', '=', cancelled.eventId), eb('note_id', '=', cancelled.eventId)]))
    .execute();
}

export function toInterview({
  starts_at,
  minutes,
  place,
}: Pick<CandidateMailRow, 'starts_at' | 'minutes' | 'place'>): Interview | undefined {
  if (starts_at === '') return undefined;
  return { starts_at, minutes, ...(place === '' ? {} : { place }) };
}

export function readCancelled({
  cancels,
}: Pick<CandidateMailRow, 'cancels'>): CancelledInterview | undefined {
  return cancels === '' ? undefined : JSON.parse(cancels);
}

/** The id of a mail's interview in calendars. */
export function getEventId({ event_id, note_id }: Pick<CandidateMailRow, 'event_id' | 'note_id'>): string {
  return event_id || note_id;
}

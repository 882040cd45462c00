import type { Interview } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import type { Sight } from '../access/policy.ts';
import type { CandidateMailRow } from '../db/mailTables.ts';
import type { Database } from '../db/schema.ts';
import { HttpError, invalid } from '../http/HttpError.ts';

/**
 * The interview of an earlier mail that a later one cancels or moves: under which id it stands in calendars, who invited, and which
 * of its changes this one is.
 */
type EarlierInterview = { eventId: string; invitedBy: string; interview: Interview; sequence: number };

/** The copy of the mail whose interview is changed, and what it is moved to; it is cancelled without. */
type Change = { candidateId: string; noteId: string; movedTo?: Interview };

/**
 * Marks the interview of a mail as cancelled or moved, and gives it with the job that it is for. Throws 422 where there is none to
 * cancel or move, and 403 where it is another's to do so.
 */
export async function changeInterview(
  trx: Transaction<Database>,
  caller: Sight,
  { candidateId, noteId, movedTo }: Change,
  now: Date,
): Promise<{ earlier: EarlierInterview; jobId: string }> {
  const [field, move, moved] = movedTo ? ['moves', 'move', 'moved'] : ['cancels', 'cancel', 'cancelled'];
  const row = await trx
    .selectFrom('candidate_mails')
    .innerJoin('candidate_notes', 'candidate_notes.id', 'candidate_mails.note_id')
    .innerJoin('candidates', 'candidates.id', 'candidate_notes.candidate_id')
    .selectAll('candidate_mails')
    .select(['candidate_notes.user_id', 'candidates.owner_id'])
    .where('note_id', '=', noteId)
    .where('candidate_notes.candidate_id', '=', candidateId)
    .executeTakeFirst();
  const interview = row && toInterview(row);
  if (!interview)
    throw invalid({ [field]: `There is no interview to ${move}: the note of its mail is gone.` });
  if (!mayChangeInterview(caller, row))
    throw new HttpError(
      403,
      'not_owner',
      `Somebody else invited to this interview. They, the owner of the candidate or an admin can ${move} it.`,
    );
  if (Date.parse(interview.starts_at) <= now.getTime())
    throw invalid({ [field]: `This interview has begun and cannot be ${moved} any more.` });
  if (movedTo && JSON.stringify(movedTo) === JSON.stringify(interview))
    throw invalid({ interview: 'The interview is as it was. Choose another time, length or place.' });
  const { numUpdatedRows } = await trx
    .updateTable('candidate_mails')
    .set(movedTo ? { moved_to: JSON.stringify(movedTo) } : { is_cancelled: 1 })
    .where('note_id', '=', noteId)
    .where('is_cancelled', '=', 0)
    .where('moved_to', '=', '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid({ [field]: await describeChange(trx, noteId) });
  const { eventId, invitedBy, sequence } = readEarlier(row).moves ?? {
    eventId: getEventId(row),
    invitedBy: row.user_id,
    sequence: 0,
  };
  return { earlier: { eventId, invitedBy, interview, sequence: sequence + 1 }, jobId: row.job_id };
}

/** Who invited to an interview, the owner of the candidate and admins may cancel and move it. */
export function mayChangeInterview(
  caller: Sight,
  row: CandidateMailRow & { user_id: string; owner_id: string },
): boolean {
  const invitedBy = readEarlier(row).moves?.invitedBy ?? row.user_id;
  return caller.isAdmin || [invitedBy, row.owner_id].includes(caller.userId);
}

async function describeChange(trx: Transaction<Database>, noteId: string): Promise<string> {
  const { is_cancelled } = await trx
    .selectFrom('candidate_mails')
    .select('is_cancelled')
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return is_cancelled === 1
    ? 'This interview is cancelled already.'
    : 'This interview is moved already, by a later mail.';
}

/**
 * Before the copy of a mail is deleted: one that has not gone out yet will not, so the interview that it was to cancel or move is as
 * if it had never been written.
 */
export async function dropWaitingChange(trx: Transaction<Database>, noteId: string): Promise<void> {
  const waiting = await trx
    .selectFrom('candidate_mails')
    .innerJoin('outbox', 'outbox.subject_id', 'candidate_mails.note_id')
    .selectAll('candidate_mails')
    .where('candidate_mails.note_id', '=', noteId)
    .where('outbox.kind', '=', 'candidate')
    .executeTakeFirst();
  if (!waiting) return;
  const { cancels, moves } = readEarlier(waiting);
  const eventId = cancels?.eventId ?? moves?.eventId;
  if (eventId === undefined) return;
  const event = await trx
    .selectFrom('candidate_mails')
    .selectAll()
    .where((eb) => eb.or([eb('event_id', '=', eventId), eb('note_id', '=', eventId)]))
    .execute();
  const movedTo = JSON.stringify(toInterview(waiting));
  const changed = cancels
    ? event.find(({ is_cancelled }) => is_cancelled === 1)
    : event
        .filter((row) => row.moved_to === movedTo && row.note_id !== noteId)
        .toSorted((one, other) => getSequence(one) - getSequence(other))
        .at(-1);
  if (!changed) return;
  // What has become of the interview since, by a later mail, has become of the earlier one.
  const { is_cancelled, moved_to } = cancels ? { is_cancelled: 0, moved_to: '' } : waiting;
  await trx
    .updateTable('candidate_mails')
    .set({ is_cancelled, moved_to })
    .where('note_id', '=', changed.note_id)
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

/** What a mail cancels or moves. */
export function readEarlier({ cancels, moves }: Pick<CandidateMailRow, 'cancels' | 'moves'>): {
  cancels?: EarlierInterview;
  moves?: EarlierInterview;
} {
  return {
    // A cancellation of an older release, which moved none, is the first change.
    ...(cancels === '' ? {} : { cancels: { sequence: 1, ...JSON.parse(cancels) } }),
    ...(moves === '' ? {} : { moves: JSON.parse(moves) }),
  };
}

/** The id of a mail's interview in calendars. */
export function getEventId({ event_id, note_id }: Pick<CandidateMailRow, 'event_id' | 'note_id'>): string {
  return event_id || note_id;
}

function getSequence(row: CandidateMailRow): number {
  return readEarlier(row).moves?.sequence ?? 0;
}

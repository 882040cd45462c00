import type { CandidateNote, CandidateNoteInput, PersonReference } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { requireSeenCandidate, type Sight, visibleCandidates } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { findMails } from '../candidateMails/candidateMail.ts';
import { dropWaitingChange } from '../candidateMails/changedInterview.ts';
import { newId } from '../db/newId.ts';
import type { CandidateNoteRow } from '../db/noteTables.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

/** What people wrote about a candidate, newest first. Throws 404 for a candidate that the caller does not see. */
export async function listNotes(db: Executor, caller: Sight, candidateId: string): Promise<CandidateNote[]> {
  await requireSeenCandidate(db, caller, candidateId);
  const rows = await db
    .selectFrom('candidate_notes')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return toNotes(db, caller, rows);
}

/**
 * Keeps a note of the caller. Throws 404 for a candidate that they do not see, and 422 where somebody is mentioned who does
 * not see the candidate.
 */
export async function addNote(
  trx: Transaction<Database>,
  caller: Caller,
  { candidateId, text, mentions = [] }: CandidateNoteInput & { candidateId: string },
  now: Date,
): Promise<CandidateNote> {
  await requireSeenCandidate(trx, caller, candidateId);
  const mentioned = [...new Set(mentions)];
  for (const id of mentioned) {
    if (await isSeenBy(trx, caller, id, candidateId)) continue;
    const colleague = await trx
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', id)
      .where('organization_id', '=', caller.organizationId)
      .executeTakeFirst();
    const who = colleague?.full_name ?? 'Somebody who is mentioned';
    throw invalid({
      mentions: `${who} does not see this candidate. Share the candidate with them first.`,
    });
  }
  const row: CandidateNoteRow = {
    id: newId('nte'),
    organization_id: caller.organizationId,
    candidate_id: candidateId,
    user_id: caller.userId,
    text: text.trim(),
    text_key: text.trim().toLowerCase(),
    mentions: JSON.stringify(mentioned),
    at: now.toISOString(),
  };
  await trx.insertInto('candidate_notes').values(row).execute();
  const [note] = await toNotes(trx, caller, [row]);
  if (!note) throw notFound();
  return note;
}

/** One of the notes, as its author was answered; undefined where it is gone. */
export async function findNote(db: Executor, caller: Sight, id: string): Promise<CandidateNote | undefined> {
  const rows = await db.selectFrom('candidate_notes').selectAll().where('id', '=', id).execute();
  const [note] = await toNotes(db, caller, rows);
  return note;
}

/** Deletes a note. Throws 404 for one that the caller does not see, and 403 where they neither wrote it nor are an admin. */
export async function deleteNote(trx: Transaction<Database>, caller: Caller, id: string): Promise<void> {
  const row = await visibleCandidates(trx, caller)
    .innerJoin('candidate_notes', 'candidate_notes.candidate_id', 'candidates.id')
    .select('candidate_notes.user_id')
    .where('candidate_notes.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!mayDelete(caller, row.user_id))
    throw new HttpError(403, 'not_owner', 'Somebody else wrote this note. They or an admin can delete it.');
  await dropWaitingChange(trx, id);
  await trx.deleteFrom('outbox').where('kind', '=', 'candidate').where('subject_id', '=', id).execute();
  await trx.deleteFrom('candidate_notes').where('id', '=', id).execute();
}

/** Whether a colleague sees a candidate. */
async function isSeenBy(
  db: Executor,
  { organizationId }: Sight,
  userId: string,
  candidateId: string,
): Promise<boolean> {
  const colleague = await db
    .selectFrom('users')
    .select('is_admin')
    .where('id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!colleague) return false;
  const sight = { organizationId, userId, isAdmin: colleague.is_admin === 1 };
  const candidate = visibleCandidates(db, sight)
    .select('candidates.id')
    .where('candidates.id', '=', candidateId);
  return (await candidate.executeTakeFirst()) !== undefined;
}

/** Notes as the contract has them, for whoever sees them. */
export async function toNotes(
  db: Executor,
  caller: Sight,
  rows: readonly CandidateNoteRow[],
): Promise<CandidateNote[]> {
  const read = rows.map((row) => ({ row, ids: readIds(row.mentions) }));
  const people = await findNames(
    db,
    'users',
    read.flatMap(({ row, ids }) => [row.user_id, ...ids]),
  );
  const mails = await findMails(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  return read.map(({ row: { id, text, at, user_id }, ids }) => ({
    id,
    text,
    at,
    by: toPerson(user_id, people),
    mentions: ids.flatMap((mentioned): PersonReference[] => {
      const full_name = people.get(mentioned);
      return full_name === undefined ? [] : [{ id: mentioned, full_name }];
    }),
    can_delete: mayDelete(caller, user_id),
    ...(mails.has(id) ? { mail: mails.get(id) } : {}),
  }));
}

/** Who wrote a note and admins may. */
function mayDelete(caller: Sight, authorId: string): boolean {
  return caller.isAdmin || authorId === caller.userId;
}

function readIds(mentions: string): string[] {
  return JSON.parse(mentions);
}

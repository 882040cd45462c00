import type { Insertable, Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { findImportedRows, forgetImportedRows, writeImportedRow } from '../db/importedRows.ts';
import { changeLists, changeRecord } from '../db/listVersions.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { recordEvent } from '../performance/recordEvent.ts';
import { keepFile } from '../resumes/blobs.ts';
import { announce } from '../webhooks/announce.ts';
import { type Merged, takeMergeBack } from './mergeCandidates.ts';
import { softDelete, undoSoftDelete } from './undo.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** A candidate's rows, but for a file that lies in the database. */
type Records = {
  candidate: Insertable<Database['candidates']>;
  shares: Rows<'shares'>;
  analyses: Rows<'analyses'>;
  creations: Rows<'creations'>;
  reasons: Rows<'ledger_reasons'>;
  holds: Rows<'retention_holds'>;
  looks: Rows<'looks'>;
  /** None where an older version held it back. */
  layouts?: Rows<'resume_layouts'>;
  stored?: Rows<'stored_files'>;
  corrections?: Rows<'corrections'>;
  links?: Rows<'applicant_links'>;
  requests?: Rows<'applicant_requests'>;
  applications?: Rows<'applications'>;
  notes?: Rows<'candidate_notes'>;
  mails?: Rows<'candidate_mails'>;
  scorecards?: Rows<'scorecards'>;
  /** Mails to the candidate that have not gone out yet. */
  waiting?: Rows<'outbox'>;
  waitingFiles?: Rows<'outbox_files'>;
  /** What rows of imports said of the candidate. */
  imported?: Awaited<ReturnType<typeof findImportedRows>>;
  /** The candidate that it was merged into, with what that one got of it. */
  merged?: Merged;
};

type Deletion = { id: string; at: string; merged?: Merged };

/**
 * Deletes a candidate with all that hangs on it, and puts on record that it was. What stays on the disk is
 * `eraseDeleted`'s to take off.
 */
export async function deleteCandidate(
  trx: Transaction<Database>,
  caller: Caller,
  { id, at }: Deletion,
): Promise<void> {
  await forgetImportedRows(trx, id);
  await changeRecord(trx, caller, 'candidates', { id, lostBy: await findReaders(trx, id) });
  await trx.deleteFrom('candidates').where('id', '=', id).execute();
  await recordEvent(trx, caller, 'candidate_deleted', id, at);
  await appendEntry(trx, caller, { at, kind: 'candidate_deleted', subjectId: id, details: {} });
}

/** Deletes a candidate so that `restoreCandidate` can take it back for a while. */
export async function deleteCandidateForNow(
  trx: Transaction<Database>,
  caller: Caller,
  { id, at, merged }: Deletion,
): Promise<void> {
  const stored = await trx.selectFrom('stored_files').selectAll().where('candidate_id', '=', id).execute();
  const records: Records = {
    stored,
    ...(merged ? { merged } : {}),
    candidate: await trx.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    shares: await trx.selectFrom('shares').selectAll().where('candidate_id', '=', id).execute(),
    analyses: await trx.selectFrom('analyses').selectAll().where('candidate_id', '=', id).execute(),
    creations: await trx.selectFrom('creations').selectAll().where('candidate_id', '=', id).execute(),
    reasons: await trx.selectFrom('ledger_reasons').selectAll().where('candidate_id', '=', id).execute(),
    holds: await trx.selectFrom('retention_holds').selectAll().where('candidate_id', '=', id).execute(),
    looks: await trx.selectFrom('looks').selectAll().where('candidate_id', '=', id).execute(),
    layouts: await trx.selectFrom('resume_layouts').selectAll().where('candidate_id', '=', id).execute(),
    corrections: await trx.selectFrom('corrections').selectAll().where('candidate_id', '=', id).execute(),
    links: await trx.selectFrom('applicant_links').selectAll().where('candidate_id', '=', id).execute(),
    requests: await trx.selectFrom('applicant_requests').selectAll().where('candidate_id', '=', id).execute(),
    applications: await trx.selectFrom('applications').selectAll().where('candidate_id', '=', id).execute(),
    scorecards: await trx.selectFrom('scorecards').selectAll().where('candidate_id', '=', id).execute(),
    notes: await trx.selectFrom('candidate_notes').selectAll().where('candidate_id', '=', id).execute(),
    imported: await findImportedRows(trx, id),
    waitingFiles: await trx
      .selectFrom('outbox_files')
      .innerJoin('outbox', 'outbox.id', 'outbox_files.outbox_id')
      .selectAll('outbox_files')
      .where('outbox.kind', '=', 'candidate')
      .where('outbox.recipient', '=', id)
      .execute(),
    waiting: await trx
      .deleteFrom('outbox')
      .where('kind', 'in', ['candidate', 'application_arrived'])
      .where('recipient', '=', id)
      .returningAll()
      .execute(),
    mails: await trx
      .selectFrom('candidate_mails')
      .innerJoin('candidate_notes', 'candidate_notes.id', 'candidate_mails.note_id')
      .selectAll('candidate_mails')
      .where('candidate_notes.candidate_id', '=', id)
      .execute(),
  };
  const file = await trx
    .selectFrom('resume_files')
    .select(['media_type', 'bytes'])
    .where('candidate_id', '=', id)
    .executeTakeFirst();
  await softDelete(trx, caller, { id, at, records, file, objectKey: stored[0]?.object_key });
  await deleteCandidate(trx, caller, { id, at });
}

/**
 * Brings a candidate back with all that hung on it, and nothing counts as deleted. What was about somebody or
 * something that is gone meanwhile stays away; the candidate of somebody who is gone is the caller's. Throws 404
 * where there is nothing to undo.
 */
export async function restoreCandidate(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  const held = await undoSoftDelete<Records>(trx, caller, { id, kind: 'candidate' }, now);
  if (!held) throw notFound();
  const { candidate, shares, analyses, creations, reasons, holds, looks } = held.records;
  const {
    layouts = [],
    stored = [],
    corrections = [],
    links = [],
    requests = [],
    applications = [],
    notes = [],
  } = held.records;
  const {
    scorecards = [],
    mails = [],
    waiting = [],
    waitingFiles = [],
    imported = [],
    merged,
  } = held.records;
  if (merged) {
    await takeMergeBack(trx, merged);
    const data = { candidate_id: merged.id };
    await announce(trx, caller, { kind: 'candidate.updated', at: now.toISOString(), data });
  }
  const people = await idsOf(trx, 'users', caller);
  const jobs = await idsOf(trx, 'jobs', caller);
  const owner_id = people.has(candidate.owner_id) ? candidate.owner_id : caller.userId;
  await trx
    .insertInto('candidates')
    .values({ ...candidate, owner_id })
    .execute();
  if (merged) await changeLists(trx, caller, 'candidates');
  else await changeRecord(trx, caller, 'candidates', { id });
  if (held.file) await keepFile(trx, id, held.file);
  for (const { candidate_id, ...file } of stored) await keepFile(trx, candidate_id, file);
  for (const layout of layouts) await trx.insertInto('resume_layouts').values(layout).execute();
  for (const share of shares)
    if (people.has(share.shared_with_user_id) && people.has(share.shared_by_user_id))
      await trx.insertInto('shares').values(share).execute();
  for (const analysis of analyses)
    if (jobs.has(analysis.job_id)) await trx.insertInto('analyses').values(analysis).execute();
  for (const correction of corrections)
    if (jobs.has(correction.job_id)) await trx.insertInto('corrections').values(correction).execute();
  for (const application of applications)
    if (jobs.has(application.job_id)) await trx.insertInto('applications').values(application).execute();
  for (const card of scorecards)
    if (jobs.has(card.job_id)) await trx.insertInto('scorecards').values(card).execute();
  for (const note of notes) await trx.insertInto('candidate_notes').values(note).execute();
  for (const mail of mails) await trx.insertInto('candidate_mails').values(mail).execute();
  for (const row of imported) await writeImportedRow(trx, row);
  for (const letter of waiting) await trx.insertInto('outbox').values(letter).execute();
  for (const file of waitingFiles) await trx.insertInto('outbox_files').values(file).execute();
  for (const look of looks)
    if (jobs.has(look.job_id) && people.has(look.user_id))
      await trx.insertInto('looks').values(look).execute();
  // A form that was sent again meanwhile has made another candidate, for which its key stands now.
  for (const creation of creations)
    await trx
      .insertInto('creations')
      .values(creation)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  for (const reason of reasons) await trx.insertInto('ledger_reasons').values(reason).execute();
  for (const link of links) await trx.insertInto('applicant_links').values(link).execute();
  for (const request of requests) await trx.insertInto('applicant_requests').values(request).execute();
  for (const hold of holds) await trx.insertInto('retention_holds').values(hold).execute();
  await trx
    .deleteFrom('events')
    .where('type', '=', 'candidate_deleted')
    .where('subject_id', '=', id)
    .execute();
  await appendEntry(trx, caller, {
    at: now.toISOString(),
    kind: 'candidate_restored',
    subjectId: id,
    details: {},
  });
}

/** The owner of a candidate, and those with whom it is shared. */
async function findReaders(trx: Transaction<Database>, id: string): Promise<string[]> {
  const owner = await trx.selectFrom('candidates').select('owner_id').where('id', '=', id).executeTakeFirst();
  const shares = await trx
    .selectFrom('shares')
    .select('shared_with_user_id')
    .where('candidate_id', '=', id)
    .execute();
  return [
    ...new Set([...(owner ? [owner.owner_id] : []), ...shares.map((share) => share.shared_with_user_id)]),
  ];
}

/** The people of an organization, or its jobs that are open. */
async function idsOf(
  trx: Transaction<Database>,
  table: 'users' | 'jobs',
  { organizationId }: Caller,
): Promise<Set<string>> {
  const rows =
    table === 'users'
      ? await trx.selectFrom('users').select('id').where('organization_id', '=', organizationId).execute()
      : await trx
          .selectFrom('jobs')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where('deleted_at', 'is', null)
          .execute();
  return new Set(rows.map(({ id }) => id));
}

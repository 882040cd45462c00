import { tagsLimits } from '@cortex/api-client/limits';
import type { Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { changeRecord } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Database } from '../db/schema.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

/** The fields of a candidate that a person chooses between two. */
export type MergedFields = { name: string; email: string; phone: string; notes: string };

/** What the row of a candidate says of itself; `merged_ids` is missing in merges of an older release. */
type OwnFields = MergedFields & { tags: string; merged_ids?: string | null };

type Merge = { id: string; otherId: string; fields: MergedFields; at: string };

/** What a merge changed of the candidate that stays: enough to take it back. */
export type Merged = {
  id: string;
  before: OwnFields;
  after: OwnFields;
  notes: string[];
  /** Mails that waited to go to the other one, as they were. */
  waiting: { id: string; recipient: string; subject_id: string }[];
  /** What a person who applied asked for. */
  requests: string[];
  /** What was copied, as it was: whoever has changed it since keeps it. */
  jobs: { jobId: string; stageId: string; since: string }[];
  scorecards: { jobId: string; userId: string; marks: string; changedAt: string }[];
  people: string[];
  isHeld: boolean;
};

const FIELDS = ['name', 'email', 'phone', 'notes', 'tags', 'merged_ids'] as const;

/**
 * Gives one candidate the fields that a person chose, and a copy of what hangs on another one: team notes with mails,
 * tags, jobs, scorecards, shares and the hold, as far as the first has none of its own. The other is left as it is.
 */
export async function mergeInto(
  trx: Transaction<Database>,
  caller: Caller,
  { id, otherId, fields, at }: Merge,
): Promise<Merged> {
  const read = (candidateId: string) =>
    trx.selectFrom('candidates').select(FIELDS).where('id', '=', candidateId).executeTakeFirstOrThrow();
  const [before, other] = [await read(id), await read(otherId)];
  const after = {
    ...fields,
    tags: unite(before.tags, other.tags),
    merged_ids: JSON.stringify([...idsOf(before), ...idsOf(other), otherId]),
  };
  await write(trx, id, after);
  const { notes, waiting } = await copyNotes(trx, id, otherId);
  const merged = {
    id,
    before,
    after,
    notes,
    waiting,
    requests: await copyRequests(trx, id, otherId),
    jobs: await copyApplications(trx, id, otherId),
    scorecards: await copyScorecards(trx, id, otherId),
    people: await copyShares(trx, caller, { id, otherId, fields, at }),
    isHeld: await copyHold(trx, id, otherId),
  };
  await changeRecord(trx, caller, 'candidates', { id });
  const details = { other_id: otherId };
  await appendEntry(trx, caller, { at, kind: 'candidates_merged', subjectId: id, details });
  return merged;
}

/** Takes back what a merge gave a candidate, but for what somebody has changed since. */
export async function takeMergeBack(
  trx: Transaction<Database>,
  { id, before, after, notes, waiting, requests, jobs, scorecards, people, isHeld }: Merged,
): Promise<void> {
  const now = await trx.selectFrom('candidates').select(FIELDS).where('id', '=', id).executeTakeFirst();
  if (!now) return;
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, now[field] === after[field] ? before[field] : now[field]]),
  );
  await write(trx, id, { ...now, ...fields });
  for (const { id: letter, ...letterBefore } of waiting)
    await trx.updateTable('outbox').set(letterBefore).where('id', '=', letter).execute();
  if (notes.length > 0) await trx.deleteFrom('candidate_notes').where('id', 'in', notes).execute();
  if (requests.length > 0)
    await trx
      .deleteFrom('applicant_requests')
      .where('id', 'in', requests)
      .where('answered_at', 'is', null)
      .execute();
  for (const { jobId, stageId, since } of jobs)
    await trx
      .deleteFrom('applications')
      .where('candidate_id', '=', id)
      .where('job_id', '=', jobId)
      .where('stage_id', '=', stageId)
      .where('since', '=', since)
      .execute();
  for (const { jobId, userId, marks, changedAt } of scorecards)
    await trx
      .deleteFrom('scorecards')
      .where('candidate_id', '=', id)
      .where('job_id', '=', jobId)
      .where('user_id', '=', userId)
      .where('marks', '=', marks)
      .where('changed_at', '=', changedAt)
      .execute();
  for (const person of people)
    await trx
      .deleteFrom('shares')
      .where('candidate_id', '=', id)
      .where('shared_with_user_id', '=', person)
      .execute();
  if (isHeld) await trx.deleteFrom('retention_holds').where('candidate_id', '=', id).execute();
}

async function write(
  trx: Transaction<Database>,
  id: string,
  { name, email, phone, notes, tags, merged_ids }: OwnFields,
): Promise<void> {
  const row = { name, email, email_key: toEmailKey(email), phone, notes, tags, merged_ids };
  await trx.updateTable('candidates').set(row).where('id', '=', id).execute();
}

function idsOf({ merged_ids }: { merged_ids: string | null }): string[] {
  return JSON.parse(merged_ids ?? '[]');
}

function unite(one: string, other: string): string {
  const tags: string[] = JSON.parse(one);
  const added: string[] = JSON.parse(other);
  const has = new Set(tags.map((tag) => tag.toLowerCase()));
  const all = [...tags, ...added.filter((tag) => !has.has(tag.toLowerCase()))];
  return JSON.stringify(all.slice(0, tagsLimits.most));
}

/** A mail that still waits goes to the one that stays, as its copy says. */
async function copyNotes(
  trx: Transaction<Database>,
  id: string,
  otherId: string,
): Promise<Pick<Merged, 'notes' | 'waiting'>> {
  const notes = await trx
    .selectFrom('candidate_notes')
    .selectAll()
    .where('candidate_id', '=', otherId)
    .execute();
  const copies: string[] = [];
  const waiting: Merged['waiting'] = [];
  for (const note of notes) {
    const copy = newId('nte');
    await trx
      .insertInto('candidate_notes')
      .values({ ...note, id: copy, candidate_id: id })
      .execute();
    const mail = await trx
      .selectFrom('candidate_mails')
      .selectAll()
      .where('note_id', '=', note.id)
      .executeTakeFirst();
    if (mail)
      await trx
        .insertInto('candidate_mails')
        .values({ ...mail, note_id: copy })
        .execute();
    const letters = await trx
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject_id'])
      .where('kind', '=', 'candidate')
      .where('subject_id', '=', note.id)
      .execute();
    for (const letter of letters)
      await trx
        .updateTable('outbox')
        .set({ recipient: id, subject_id: copy })
        .where('id', '=', letter.id)
        .execute();
    waiting.push(...letters);
    copies.push(copy);
  }
  return { notes: copies, waiting };
}

/** What waits for an answer goes on waiting. */
async function copyRequests(trx: Transaction<Database>, id: string, otherId: string): Promise<string[]> {
  const requests = await trx
    .selectFrom('applicant_requests')
    .selectAll()
    .where('candidate_id', '=', otherId)
    .execute();
  const copies = requests.map((request) => ({ ...request, id: newId('apr'), candidate_id: id }));
  for (const copy of copies) await trx.insertInto('applicant_requests').values(copy).execute();
  return copies.map((copy) => copy.id);
}

async function copyApplications(
  trx: Transaction<Database>,
  id: string,
  otherId: string,
): Promise<Merged['jobs']> {
  const of = (candidateId: string) =>
    trx.selectFrom('applications').selectAll().where('candidate_id', '=', candidateId).execute();
  const own = new Set((await of(id)).map(({ job_id }) => job_id));
  const added = (await of(otherId)).filter(({ job_id }) => !own.has(job_id));
  for (const row of added)
    await trx
      .insertInto('applications')
      .values({ ...row, candidate_id: id })
      .execute();
  return added.map(({ job_id: jobId, stage_id: stageId, since }) => ({ jobId, stageId, since }));
}

async function copyScorecards(
  trx: Transaction<Database>,
  id: string,
  otherId: string,
): Promise<Merged['scorecards']> {
  const of = (candidateId: string) =>
    trx.selectFrom('scorecards').selectAll().where('candidate_id', '=', candidateId).execute();
  const own = new Set((await of(id)).map(({ job_id, user_id }) => `${job_id} ${user_id}`));
  const added = (await of(otherId)).filter(({ job_id, user_id }) => !own.has(`${job_id} ${user_id}`));
  for (const row of added)
    await trx
      .insertInto('scorecards')
      .values({ ...row, candidate_id: id })
      .execute();
  return added.map(({ job_id: jobId, user_id: userId, marks, changed_at: changedAt }) => ({
    jobId,
    userId,
    marks,
    changedAt,
  }));
}

/** Whoever saw one of two sees the one that they become; its owner sees it anyway. */
async function copyShares(
  trx: Transaction<Database>,
  { userId }: Caller,
  { id, otherId, at }: Merge,
): Promise<string[]> {
  const of = (candidateId: string) =>
    trx.selectFrom('shares').selectAll().where('candidate_id', '=', candidateId).execute();
  const owner = (candidateId: string) =>
    trx.selectFrom('candidates').select('owner_id').where('id', '=', candidateId).executeTakeFirstOrThrow();
  const own = new Set((await of(id)).map(({ shared_with_user_id }) => shared_with_user_id));
  own.add((await owner(id)).owner_id);
  const added = (await of(otherId)).filter(({ shared_with_user_id }) => !own.has(shared_with_user_id));
  const rows = added.map((row) => ({ ...row, candidate_id: id }));
  const { owner_id } = await owner(otherId);
  if (!own.has(owner_id) && !added.some(({ shared_with_user_id }) => shared_with_user_id === owner_id)) {
    const shared = { shared_with_user_id: owner_id, shared_by_user_id: userId, note: '', created_at: at };
    rows.push({ candidate_id: id, ...shared });
  }
  for (const row of rows) await trx.insertInto('shares').values(row).execute();
  return rows.map(({ shared_with_user_id }) => shared_with_user_id);
}

async function copyHold(trx: Transaction<Database>, id: string, otherId: string): Promise<boolean> {
  const of = (candidateId: string) =>
    trx.selectFrom('retention_holds').selectAll().where('candidate_id', '=', candidateId).executeTakeFirst();
  const hold = await of(otherId);
  if (!hold || (await of(id))) return false;
  await trx
    .insertInto('retention_holds')
    .values({ ...hold, candidate_id: id })
    .execute();
  return true;
}

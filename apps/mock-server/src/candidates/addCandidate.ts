import type { Transaction } from 'kysely';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { changeRecord } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor, NewCandidate } from '../db/schema.ts';
import { recordEvent } from '../performance/recordEvent.ts';
import { keepResume, type StoredResume } from '../resumes/readResume.ts';

export type CandidateFields = Pick<NewCandidate, 'name' | 'email' | 'phone' | 'notes'> & {
  tags?: readonly string[];
};

/** What a candidate without a resume keeps of one. */
const withoutResume = {
  skills: '',
  resume_file_name: null,
  resume_reading: 'none',
  resume_text: null,
  resume_hash: null,
  resume_uploaded_at: null,
  resume_hidden_words: 0,
} as const;

/** Stores a new candidate of somebody, counts it and tells webhooks of it. Gives its id. */
export async function addCandidate(
  trx: Transaction<Database>,
  owner: Pick<Sight, 'organizationId' | 'userId'>,
  { tags = [], ...fields }: CandidateFields,
  at: string,
  resume?: StoredResume | undefined,
): Promise<string> {
  const id = newId('cnd');
  await trx
    .insertInto('candidates')
    .values({
      id,
      organization_id: owner.organizationId,
      owner_id: owner.userId,
      ...fields,
      email_key: toEmailKey(fields.email),
      tags: JSON.stringify(tags),
      ...(resume?.columns ?? withoutResume),
      created_at: at,
    })
    .execute();
  await changeRecord(trx, owner, 'candidates', { id });
  if (resume) await keepResume(trx, id, resume);
  await recordEvent(trx, owner, 'candidate_created', id, at);
  return id;
}

/** The id of the first candidate with an email whom somebody sees, or undefined where there is none. */
export async function findByEmail(db: Executor, caller: Sight, email: string): Promise<string | undefined> {
  return findFirst(visibleCandidates(db, caller).where('candidates.email_key', '=', toEmailKey(email)));
}

/** The id of the first candidate whose resume has the text of this SHA-256 and whom somebody sees, or undefined. */
export async function findByResume(db: Executor, caller: Sight, hash: string): Promise<string | undefined> {
  return findFirst(visibleCandidates(db, caller).where('candidates.resume_hash', '=', hash));
}

async function findFirst(candidates: ReturnType<typeof visibleCandidates>): Promise<string | undefined> {
  const found = await candidates.select(['candidates.id', 'candidates.created_at']).execute();
  // Asked to sort, SQLite goes through all candidates in the order of their time instead of looking for the value.
  const [first, ...others] = found;
  return first && others.reduce((earliest, one) => (isBefore(one, earliest) ? one : earliest), first).id;
}

type Made = { id: string; created_at: string };

function isBefore(one: Made, other: Made): boolean {
  return one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at;
}

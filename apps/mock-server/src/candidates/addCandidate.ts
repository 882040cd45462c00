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
  const first = await visibleCandidates(db, caller)
    .select('candidates.id')
    .where('candidates.email_key', '=', toEmailKey(email))
    .orderBy('candidates.created_at')
    .orderBy('candidates.id')
    .executeTakeFirst();
  return first?.id;
}

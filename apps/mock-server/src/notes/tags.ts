import type { Transaction } from 'kysely';
import { requireSeenCandidate } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { changeRecord } from '../db/listVersions.ts';
import type { Database } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';

/** Tags as they are kept. Throws 422 for one that stands twice. */
export function toTags(wanted: readonly string[]): string[] {
  const tags = wanted.map((tag) => tag.trim().replace(/\s+/g, ' '));
  if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length)
    throw invalid({ tags: 'A tag stands here twice.' });
  return tags;
}

/** Keeps the tags of a candidate that the caller sees. Throws 404 where they do not, and 422 for a tag that stands twice. */
export async function replaceTags(
  trx: Transaction<Database>,
  caller: Caller,
  candidateId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const tags = toTags(wanted);
  await requireSeenCandidate(trx, caller, candidateId);
  await trx
    .updateTable('candidates')
    .set({ tags: JSON.stringify(tags) })
    .where('id', '=', candidateId)
    .execute();
  await changeRecord(trx, caller, 'candidates', { id: candidateId });
  return tags;
}

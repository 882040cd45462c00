import type { Kysely } from 'kysely';

/** Finds who has a resume of the same text. */
export async function addResumeIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('candidates_by_resume')
    .on('candidates')
    .columns(['organization_id', 'resume_hash'])
    .execute();
}

import type { Executor } from '../db/schema.ts';

/** The file of a resume. */
export type ResumeFile = { media_type: string; bytes: Uint8Array };

/**
 * Keeps the files of resumes, by candidate. Each call gets the transaction that it belongs to, so that a file is kept
 * or not kept together with its candidate; deleting the candidate erases it.
 */
export type Blobs = {
  put(db: Executor, candidateId: string, file: ResumeFile): Promise<void>;
  get(db: Executor, candidateId: string): Promise<ResumeFile | undefined>;
};

/** Keeps the files in the database, so that a backup is one file and several servers see the same. */
export const databaseBlobs: Blobs = {
  async put(db, candidate_id, file) {
    await db
      .insertInto('resume_files')
      .values({ candidate_id, ...file })
      .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(file))
      .execute();
  },
  get: (db, candidateId) =>
    db
      .selectFrom('resume_files')
      .select(['media_type', 'bytes'])
      .where('candidate_id', '=', candidateId)
      .executeTakeFirst(),
};

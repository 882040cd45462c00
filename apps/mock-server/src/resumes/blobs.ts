import type { Selectable } from 'kysely';
import type { Database, Executor } from '../db/schema.ts';
import { fileRefusal } from './fileRefusal.ts';

/** The file of a resume. */
export type ResumeFile = { media_type: string; bytes: Uint8Array };

/** Where a file lies in a bucket, and what it is to be when it is read. */
export type StoredFile = Omit<Selectable<Database['stored_files']>, 'candidate_id'>;

/** A file that its candidate can be given: the bytes themselves, or where they lie by now. */
export type KeptFile = ResumeFile | StoredFile;

/**
 * Where the files of resumes are. What is kept outside the database is there before the transaction that gives it to a candidate
 * (`keepFile`), so that no candidate ever has a file that is nowhere.
 */
export type Blobs = {
  /** Throws 503 or 500 where a file cannot be kept. */
  store(organizationId: string, file: ResumeFile): Promise<KeptFile>;
  /** The file of a candidate; undefined where there is none. Throws 503 or 500 where there is one and it cannot be read. */
  read(db: Executor, candidateId: string): Promise<ResumeFile | undefined>;
};

/** Keeps the files in the database, so that a backup is one file and several servers see the same. */
export const databaseBlobs: Blobs = {
  store: async (_, file) => file,
  async read(db, candidateId) {
    const found = await findFile(db, candidateId);
    if (found && !('bytes' in found)) throw fileRefusal('read', 'refused');
    return found;
  },
};

/** Gives a candidate a file in the place of what they had. What lay in a bucket is erased from there. */
export async function keepFile(trx: Executor, candidate_id: string, file: KeptFile): Promise<void> {
  const elsewhere = 'bytes' in file ? 'stored_files' : 'resume_files';
  await trx.deleteFrom(elsewhere).where('candidate_id', '=', candidate_id).execute();
  if ('bytes' in file)
    await trx
      .insertInto('resume_files')
      .values({ candidate_id, ...file })
      .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(file))
      .execute();
  else {
    await takeFromLoose(trx, file);
    await trx
      .insertInto('stored_files')
      .values({ candidate_id, ...file })
      .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(file))
      .execute();
  }
}

/** Throws 503 where an object is being erased, as nobody was given it in time. */
async function takeFromLoose(trx: Executor, { object_key }: StoredFile): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('loose_files')
    .where('object_key', '=', object_key)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fileRefusal('store', 'timeout');
}

/** What a candidate has for a file. */
export async function findFile(db: Executor, candidateId: string): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('candidates')
    .leftJoin('resume_files', 'resume_files.candidate_id', 'candidates.id')
    .leftJoin('stored_files', 'stored_files.candidate_id', 'candidates.id')
    .where('candidates.id', '=', candidateId)
    .select([
      'resume_files.media_type as own_type',
      'resume_files.bytes',
      'stored_files.media_type',
      'stored_files.object_key',
      'stored_files.size',
      'stored_files.sha256',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { own_type, bytes, media_type, object_key, size, sha256 } = row;
  if (own_type !== null && bytes !== null) return { media_type: own_type, bytes };
  if (media_type === null || object_key === null || size === null || sha256 === null) return undefined;
  return { media_type, object_key, size, sha256 };
}

import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import type { Store } from './db/store.ts';
import type { BucketFailure, BucketSettings, ObserveBucket } from './outside/bucket.ts';
import { type Blobs, databaseBlobs } from './resumes/blobs.ts';

/** The bucket that files lie in, by choice. */
export type FilesBucket = BucketSettings & {
  /** Whether new files go there; those that are there are read and erased all the same. */
  takesNew: boolean;
};

/** Where files are kept, and what erases those that no resume has any more where that is outside the database. */
export type FileKeeping = { blobs: Blobs; eraseLoose?: () => Promise<void> };

/**
 * Keeps files in the database, or in a bucket where one is set; what that takes is loaded there alone. Rejects where there is none, and
 * files lie in one.
 */
export async function createBlobs(
  store: Store,
  files: FilesBucket | undefined,
  observe: ObserveBucket,
): Promise<FileKeeping> {
  if (!files) {
    await requireNoneInBucket(store.db);
    return { blobs: databaseBlobs };
  }
  const { openBucket } = await import('./outside/openBucket.ts');
  const { createBucketBlobs } = await import('./resumes/bucketBlobs.ts');
  const { eraseLooseFiles } = await import('./resumes/eraseLooseFiles.ts');
  const { takesNew, ...settings } = files;
  const report = (failure: BucketFailure) =>
    console.error(JSON.stringify({ at: store.clock(), level: 'error', task: 'files', failure }));
  const bucket = openBucket(settings, { observe });
  let round: Promise<void> | undefined;
  return {
    blobs: createBucketBlobs({ ...store, bucket, takesNew, report }),
    /** A round that is long goes on alone. */
    eraseLoose() {
      round ??= eraseLooseFiles({ ...store, bucket, report }).finally(() => {
        round = undefined;
      });
      return round;
    },
  };
}

async function requireNoneInBucket(db: Kysely<Database>): Promise<void> {
  for (const table of ['stored_files', 'loose_files', 'held_deletions'] as const) {
    const row = await db
      .selectFrom(table)
      .select('object_key')
      .where('object_key', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    if (row)
      throw new Error(
        'Files of resumes lie in a bucket, or are still to be erased there: set FILES_S3_URL and its keys as before, e.g. FILES_S3_URL=https://s3.eu-central-1.amazonaws.com/cortex-files. To do without, move them back first: npm run files:move -- database.',
      );
  }
}

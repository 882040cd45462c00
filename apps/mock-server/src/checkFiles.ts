import type { FilesBucket } from './createBlobs.ts';
import type { Place } from './db/backups.ts';
import type { Store } from './db/store.ts';
import { withDatabase } from './db/withDatabase.ts';
import { type Bucket, BucketFailed } from './outside/bucket.ts';
import { openBucket } from './outside/openBucket.ts';
import { findFile } from './resumes/blobs.ts';

const TIMEOUT_MS = 60_000;

/**
 * What a bucket has of the files that the database names: how many there should be, the candidates whose file is missing or has another
 * length or other bytes, and the objects that nothing in the database names.
 */
export type FilesCheck = { files: number; missing: string[]; unnamed: string[] };

/**
 * Compares a bucket with the database, while servers run, by its list; what looks wrong there is read. It changes nothing. Rejects with a
 * sentence where the storage fails.
 */
export function checkFiles(place: Place, settings: FilesBucket): Promise<FilesCheck> {
  const bucket = openBucket(settings, { timeoutMs: TIMEOUT_MS });
  return withDatabase(place, async (db) => {
    const before = await namedKeys(db);
    const objects = await bucket.list();
    const rows = await db.selectFrom('stored_files').select(['candidate_id', 'object_key', 'size']).execute();
    const missing: string[] = [];
    for (const { candidate_id, object_key, size } of rows)
      if (objects.get(object_key) !== size && !(await isReadable(db, bucket, candidate_id)))
        missing.push(candidate_id);
    const named = new Set([...before, ...(await namedKeys(db))]);
    const unnamed = [...objects.keys()].filter((key) => !named.has(key));
    return { files: rows.length, missing, unnamed };
  });
}

/** The objects that the database knows of: those of candidates, of deletions that can be undone, and those that wait to be erased. */
async function namedKeys(db: Store['db']): Promise<string[]> {
  const held = db.selectFrom('held_deletions').select('object_key').where('object_key', 'is not', null);
  const rows = [
    ...(await db.selectFrom('stored_files').select('object_key').execute()),
    ...(await db.selectFrom('loose_files').select('object_key').execute()),
    ...(await held.execute()),
  ];
  return rows.flatMap(({ object_key }) => object_key ?? []);
}

async function isReadable(db: Store['db'], bucket: Bucket, candidateId: string): Promise<boolean> {
  const file = await findFile(db, candidateId);
  if (!file || 'bytes' in file) return true;
  try {
    await bucket.get(file.object_key, file);
    return true;
  } catch (error) {
    if (error instanceof BucketFailed && ['missing', 'damaged'].includes(error.code)) return false;
    throw error;
  }
}

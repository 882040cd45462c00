import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type Bucket, BucketFailed, type BucketFailure } from '../outside/bucket.ts';
import { sha256 } from '../platform/sha256.ts';
import { type Blobs, findFile, type ResumeFile, type StoredFile } from './blobs.ts';
import { fileRefusal } from './fileRefusal.ts';

/** How long an object may wait for its candidate; longer by far than an upload may take. */
const ARRIVAL_MS = 10 * 60_000;

export type BucketBlobs = Store & {
  bucket: Bucket;
  /** Whether new files go there; files of before are read from wherever they are. */
  takesNew: boolean;
  /** Hears of each failure. */
  report(failure: BucketFailure): void;
};

/** Keeps the files in a bucket, below their organization's id, under names that say nothing of a person. */
export function createBucketBlobs(options: BucketBlobs): Blobs {
  const { bucket, takesNew, report } = options;

  const orRefuse = async <Result>(doing: 'store' | 'read', work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BucketFailed)) throw error;
      report(error.code);
      throw fileRefusal(doing, error.code);
    }
  };

  async function readStored(
    db: Executor,
    candidateId: string,
    file: StoredFile,
  ): Promise<ResumeFile | undefined> {
    const { media_type, object_key } = file;
    try {
      return { media_type, bytes: await bucket.get(object_key, file) };
    } catch (error) {
      // It may have been moved, replaced or deleted since its row was read.
      const now = await findFile(db, candidateId);
      if (now && 'object_key' in now && now.object_key === object_key) throw error;
      if (!now || 'bytes' in now) return now;
      return { media_type: now.media_type, bytes: await bucket.get(now.object_key, now) };
    }
  }

  return {
    async store(organizationId, file) {
      if (!takesNew) return file;
      return orRefuse('store', () => storeObject(options, organizationId, file));
    },
    async read(db, candidateId) {
      const found = await findFile(db, candidateId);
      if (!found || 'bytes' in found) return found;
      return orRefuse('read', () => readStored(db, candidateId, found));
    },
  };
}

/**
 * Writes a file into the bucket. That it is there is written down before, so that it is erased where no candidate gets it, also after a
 * crash. Rejects with `BucketFailed`.
 */
export async function storeObject(
  { db, clock, bucket }: Store & { bucket: Bucket },
  organizationId: string,
  { media_type, bytes }: ResumeFile,
): Promise<StoredFile> {
  const object_key = `${organizationId}/${newId('fil')}`;
  const file = { object_key, media_type, size: bytes.byteLength, sha256: sha256(bytes, 'hex') };
  const next_at = new Date(clock().getTime() + ARRIVAL_MS).toISOString();
  await db
    .insertInto('loose_files')
    .values({ object_key, state: 'arriving', next_at, attempts: 0 })
    .execute();
  await bucket.put(object_key, { ...file, bytes });
  return file;
}

import type { FilesBucket } from './createBlobs.ts';
import type { Place } from './db/backups.ts';
import { eraseDeleted } from './db/eraseDeleted.ts';
import type { Executor } from './db/schema.ts';
import type { Store } from './db/store.ts';
import { transact } from './db/transact.ts';
import { withDatabase } from './db/withDatabase.ts';
import { type Bucket, BucketFailed } from './outside/bucket.ts';
import { openBucket } from './outside/openBucket.ts';
import { findFile, keepFile } from './resumes/blobs.ts';
import { storeObject } from './resumes/bucketBlobs.ts';
import { eraseLooseFiles } from './resumes/eraseLooseFiles.ts';

/** Nobody waits for an answer. */
const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;

/** How many files were moved, how many are where they were, and candidates whose file cannot be read. */
export type Moved = { moved: number; left: number; unreadable: string[] };

type Moving = Store & { bucket: Bucket };

/**
 * Moves the files of resumes from the database into a bucket or back, a few at a time, while servers run. Each is in one of the two at
 * every moment, and one that is replaced or deleted meanwhile is left to who does that. Rejects with a sentence where the storage fails;
 * to run it again goes on from there.
 */
export function moveFiles(place: Place, settings: FilesBucket, to: 'bucket' | 'database'): Promise<Moved> {
  return withDatabase(place, async (db) => {
    const moving = { db, clock: () => new Date(), bucket: openBucket(settings, { timeoutMs: TIMEOUT_MS }) };
    const [from, move] = to === 'bucket' ? FROM_DATABASE : FROM_BUCKET;
    const unreadable: string[] = [];
    let moved = 0;
    try {
      for await (const ids of batchesOf(db, from)) {
        const outcomes = await Promise.all(ids.map((id) => move(moving, id)));
        moved += outcomes.filter((outcome) => outcome === 'moved').length;
        unreadable.push(...ids.filter((_, index) => outcomes[index] === 'unreadable'));
      }
      if (to === 'database') await eraseLooseFiles({ ...moving, report: fail });
    } catch (error) {
      if (!(error instanceof BucketFailed)) throw error;
      throw new Error(
        `${error.message} ${moved} files were moved before that. See that the storage answers, then run this again: it goes on from there.`,
      );
    }
    await eraseDeleted(db);
    const rest = await db
      .selectFrom(from)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return { moved, left: Number(rest.count), unreadable };
  });
}

type Outcome = 'moved' | 'passed' | 'unreadable';
type Move = (moving: Moving, candidateId: string) => Promise<Outcome>;
const FROM_DATABASE = ['resume_files', moveToBucket] as const satisfies [string, Move];
const FROM_BUCKET = ['stored_files', moveToDatabase] as const satisfies [string, Move];

function fail(code: BucketFailed['code']): never {
  throw new BucketFailed(code);
}

async function* batchesOf(db: Store['db'], table: 'resume_files' | 'stored_files'): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select('candidate_id')
      .where('candidate_id', '>', last)
      .orderBy('candidate_id')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ candidate_id }) => candidate_id);
    if (ids.length === 0) return;
    yield ids;
    last = ids.at(-1) ?? last;
  }
}

async function moveToBucket(moving: Moving, candidateId: string): Promise<Outcome> {
  const { db } = moving;
  const file = await findFile(db, candidateId);
  const organizationId = await findOrganization(db, candidateId);
  if (!file || !('bytes' in file) || organizationId === undefined) return 'passed';
  const stored = await storeObject(moving, organizationId, file);
  return transact(db, async (trx) => {
    const now = await findFile(trx, candidateId);
    if (!now || !('bytes' in now) || Buffer.compare(now.bytes, file.bytes) !== 0) return 'passed';
    await keepFile(trx, candidateId, stored);
    return 'moved';
  });
}

async function moveToDatabase({ db, bucket }: Moving, candidateId: string): Promise<Outcome> {
  const file = await findFile(db, candidateId);
  if (!file || 'bytes' in file) return 'passed';
  const { media_type, object_key } = file;
  const isSame = async (executor: Executor) => {
    const now = await findFile(executor, candidateId);
    return now !== undefined && 'object_key' in now && now.object_key === object_key;
  };
  try {
    const bytes = await bucket.get(object_key, file);
    return await transact(db, async (trx) => {
      if (!(await isSame(trx))) return 'passed';
      await keepFile(trx, candidateId, { media_type, bytes });
      return 'moved';
    });
  } catch (error) {
    if (!(error instanceof BucketFailed && ['missing', 'damaged'].includes(error.code))) throw error;
    return (await isSame(db)) ? 'unreadable' : 'passed';
  }
}

async function findOrganization(db: Executor, candidateId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('candidates')
    .select('organization_id')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return row?.organization_id;
}

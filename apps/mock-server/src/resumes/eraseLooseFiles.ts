import type { Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type Bucket, BucketFailed, type BucketFailure } from '../outside/bucket.ts';

const AT_ONCE = 20;
/** How long an attempt is nobody else's; longer than it may take. */
const LEASE_MS = 20_000;
const SHORTEST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

type LooseFile = Selectable<Database['loose_files']>;
type Erasing = Store & { bucket: Bucket; report(failure: BucketFailure): void };

/**
 * Erases the objects that no resume has: of deleted candidates, of replaced resumes and of uploads that came to nothing. Servers share
 * the work. One that cannot be erased is tried again after pauses that grow to an hour, until it is gone; the first failure ends a round.
 */
export async function eraseLooseFiles(erasing: Erasing): Promise<void> {
  const { db, clock } = erasing;
  for (;;) {
    const due = await db
      .selectFrom('loose_files')
      .selectAll()
      .where('next_at', '<=', clock().toISOString())
      .orderBy('next_at')
      .limit(AT_ONCE)
      .execute();
    for (const file of due) if (!(await erase(erasing, file))) return;
    if (due.length < AT_ONCE) return;
  }
}

/** Whether there was no failure. */
async function erase({ db, clock, bucket, report }: Erasing, file: LooseFile): Promise<boolean> {
  const { object_key } = file;
  const attempts = file.attempts + 1;
  const own = { state: 'leaving', next_at: later(clock(), LEASE_MS), attempts } as const;
  const { numUpdatedRows } = await db
    .updateTable('loose_files')
    .set(own)
    .where('object_key', '=', object_key)
    .where('next_at', '=', file.next_at)
    .where('attempts', '=', file.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return true;
  try {
    await bucket.remove(object_key);
  } catch (error) {
    if (!(error instanceof BucketFailed)) throw error;
    report(error.code);
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await db
      .updateTable('loose_files')
      .set({ next_at: later(clock(), pause) })
      .where('object_key', '=', object_key)
      .where('attempts', '=', attempts)
      .execute();
    return false;
  }
  await db.deleteFrom('loose_files').where('object_key', '=', object_key).execute();
  return true;
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

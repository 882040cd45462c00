import type { Executor } from './db/schema.ts';
import { TooManyAttempts } from './errors.ts';
import { hashSecret } from './ids.ts';

/** How often something may be tried in a window of time. */
export type RateLimit = { name: string; attempts: number; windowMs: number };

const MINUTE = 60_000;

export const LIMITS = {
  signInByAccount: { name: 'sign-in by account', attempts: 10, windowMs: 15 * MINUTE },
  signInByAddress: { name: 'sign-in by address', attempts: 100, windowMs: 15 * MINUTE },
  resetByAccount: { name: 'reset by account', attempts: 5, windowMs: 60 * MINUTE },
  resetByAddress: { name: 'reset by address', attempts: 50, windowMs: 60 * MINUTE },
  organizationByAddress: { name: 'organization by address', attempts: 60, windowMs: 60 * MINUTE },
  supportByAddress: { name: 'support by address', attempts: 30, windowMs: 60 * MINUTE },
} satisfies Record<string, RateLimit>;

/** A limit applied to somebody: an address, or an account together with an address. */
export type Attempt = { limit: RateLimit; who: string };

/** Refuses with 429 where one of the limits is reached already. */
export async function requireRoomToTry(db: Executor, attempts: readonly Attempt[], now: Date): Promise<void> {
  for (const { limit, who } of attempts) {
    const row = await db
      .selectFrom('rate_counters')
      .select(['count', 'window_ends_at'])
      .where('key', '=', await keyOf(limit, who))
      .where('window_ends_at', '>', now.toISOString())
      .executeTakeFirst();
    if (!row || row.count < limit.attempts) continue;
    throw new TooManyAttempts(Math.ceil((Date.parse(row.window_ends_at) - now.getTime()) / 1000));
  }
}

/** Counts an attempt. The first one begins the window. */
export async function countAttempt(db: Executor, attempts: readonly Attempt[], now: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_ends_at', '<=', now.toISOString()).execute();
  for (const { limit, who } of attempts) {
    const window_ends_at = new Date(now.getTime() + limit.windowMs).toISOString();
    await db
      .insertInto('rate_counters')
      .values({ key: await keyOf(limit, who), window_ends_at, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ count: eb('rate_counters.count', '+', 1) })),
      )
      .execute();
  }
}

function keyOf(limit: RateLimit, who: string): Promise<string> {
  return hashSecret(`${limit.name}\n${who}`);
}

import { passkeysLimits } from '@cortex/api-client/limits';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { Executor } from '../db/schema.ts';

/** Gives random bytes for a device to sign, for somebody who adds a passkey or, without `userId`, signs in. */
export async function newChallenge(db: Executor, userId: string | null, now: Date): Promise<string> {
  const challenge = newSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashSecret(challenge), user_id: userId, created_at: now.toISOString() })
    .execute();
  return challenge;
}

/** Uses up a challenge; false where it was not given for this, is too old, or was used. */
export async function useChallenge(
  db: Executor,
  { challenge, userId }: { challenge: string; userId: string | null },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('created_at', '>', oldestChallenge(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** When a challenge that still counts was given at the earliest. */
function oldestChallenge(now: Date): string {
  return new Date(now.getTime() - passkeysLimits.minutes * 60_000).toISOString();
}

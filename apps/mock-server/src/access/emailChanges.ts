import { emailConfirmationLimits } from '@cortex/api-client/limits';
import { toEmailKey } from '../db/emailKey.ts';
import type { Executor } from '../db/schema.ts';
import { hashSecret, newSecret } from './secrets.ts';

const DAY_MS = 24 * 60 * 60_000;

type Change = { userId: string; before: string; after: string; changedBy: string };

/**
 * Notes that a person's email was changed, so that what proves who they are still goes to the address that was theirs
 * until they confirm the new one. A change back to that address needs no confirmation: false.
 */
export async function noteEmailChange(
  db: Executor,
  { userId, before, after, changedBy }: Change,
  now: Date,
): Promise<boolean> {
  const confirmed = (await findEmailChange(db, userId, now))?.confirmed_email ?? before;
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  if (toEmailKey(confirmed) === toEmailKey(after)) return false;
  await db
    .insertInto('email_changes')
    .values({
      user_id: userId,
      confirmed_email: confirmed,
      confirmed_email_key: toEmailKey(confirmed),
      changed_by: changedBy,
      changed_at: now.toISOString(),
      token_hash: null,
    })
    .execute();
  return true;
}

/** The change of a person's email that waits to be confirmed. */
export function findEmailChange(db: Executor, userId: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('changed_at', '>', oldestWaiting(now))
    .executeTakeFirst();
}

/** Whose address this was until it was changed, where the new one waits to be confirmed. */
export function findFormerOwner(db: Executor, email: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'users.email'])
    .where('confirmed_email_key', '=', toEmailKey(email))
    .where('changed_at', '>', oldestWaiting(now))
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
}

/** The address that what proves who a person is goes to. */
export async function findTrustedEmail(
  db: Executor,
  user: { id: string; email: string },
  now: Date,
): Promise<string> {
  return (await findEmailChange(db, user.id, now))?.confirmed_email ?? user.email;
}

/** A new word for the link that confirms a person's email, kept hashed; the one before is good no more. */
export async function newConfirmationToken(db: Executor, userId: string): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('email_changes')
    .set({ token_hash: hashSecret(token) })
    .where('user_id', '=', userId)
    .execute();
  return token;
}

/** Confirms a person's email with the word from the link; false where it is not theirs, used or too old. */
export async function confirmEmailChange(
  db: Executor,
  userId: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashSecret(token))
    .where('changed_at', '>', oldestWaiting(now))
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Changes up to this moment wait no more. */
export function oldestWaiting(now: Date): string {
  return new Date(now.getTime() - emailConfirmationLimits.days * DAY_MS).toISOString();
}

import { emailConfirmationLimits } from '@cortex/api-client/limits';
import type { Executor } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Caller } from './sessions.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Notes that the email of a new organization's admin waits to be confirmed. */
export async function awaitVerification(db: Executor, userId: string, now: Date): Promise<void> {
  const row = { user_id: userId, token_hash: null, created_at: now.toISOString() };
  await db.insertInto('email_verifications').values(row).execute();
}

export async function isAwaitingVerification(db: Executor, userId: string): Promise<boolean> {
  const row = db.selectFrom('email_verifications').select('user_id').where('user_id', '=', userId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Refuses with 403 where the caller's own email still waits to be confirmed. */
export async function requireVerifiedEmail(db: Executor, { userId }: Caller): Promise<void> {
  if (!(await isAwaitingVerification(db, userId))) return;
  throw new HttpError(
    403,
    'email_unconfirmed',
    'Confirm your email first, with the link in the mail that you were sent. Then add colleagues.',
  );
}

/** A new word for the link that confirms the email, kept hashed; the one before is good no more. */
export async function newVerificationToken(db: Executor, userId: string, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('email_verifications')
    .set({ token_hash: hashSecret(token), created_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
  return token;
}

/** A changed email has to be confirmed in the place of the one before, whose link works no more. */
export async function endVerificationLink(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('email_verifications')
    .set({ token_hash: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Whoever confirmed a changed email has confirmed the one that signs them in. */
export async function endVerification(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
}

/** Confirms a person's email with the word from the link; false where it is not theirs, used or too old. */
export async function verifyEmail(db: Executor, userId: string, token: string, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - emailConfirmationLimits.days * DAY_MS).toISOString();
  const verified = await db
    .deleteFrom('email_verifications')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashSecret(token))
    .where('created_at', '>', oldest)
    .returning('user_id')
    .executeTakeFirst();
  return verified !== undefined;
}

import type { Executor } from '../db/schema.ts';
import { postMail } from '../mail/outbox.ts';

/** A recruiter gets one mail in this time, of all that was asked for meanwhile. */
const EVERY_MS = 60 * 60_000;

/** Has a mail sent to a recruiter that people who applied wait for an answer: at once, or an hour after the last one. */
export async function tellRecruiter(db: Executor, userId: string, now: Date): Promise<void> {
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'applicant')
    .where('recipient', '=', userId)
    // One that is being sent may be written already.
    .where('attempts', '=', 0);
  if (await waiting.executeTakeFirst()) return;
  const last = await db
    .selectFrom('applicant_notices')
    .select('next_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const at = new Date(Math.max(now.getTime(), Date.parse(last?.next_at ?? '') || 0));
  const next_at = new Date(at.getTime() + EVERY_MS).toISOString();
  await db
    .insertInto('applicant_notices')
    .values({ user_id: userId, next_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ next_at }))
    .execute();
  await postMail(db, { kind: 'applicant', recipient: userId, subjectId: '' }, now, at);
}

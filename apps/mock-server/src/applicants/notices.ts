import type { Executor } from '../db/schema.ts';
import { postMail } from '../mail/outbox.ts';

/** A recruiter gets one mail in this time, of all that came meanwhile. */
const EVERY_MS = 60 * 60_000;

/** Which mails there are, and where it stands when the next one may go. */
const NOTICES = { applicant: 'applicant_notices', applied: 'application_notices' } as const;

/**
 * Has a mail sent to a recruiter that people wait for an answer (`applicant`), or that people applied (`applied`): at once, or an
 * hour after the last one of its kind.
 */
export async function tellRecruiter(
  db: Executor,
  kind: keyof typeof NOTICES,
  userId: string,
  now: Date,
): Promise<void> {
  const notices = NOTICES[kind];
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('recipient', '=', userId)
    // One that is being sent may be written already.
    .where('attempts', '=', 0);
  if (await waiting.executeTakeFirst()) return;
  const last = await db
    .selectFrom(notices)
    .select('next_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const at = new Date(Math.max(now.getTime(), Date.parse(last?.next_at ?? '') || 0));
  const next_at = new Date(at.getTime() + EVERY_MS).toISOString();
  await db
    .insertInto(notices)
    .values({ user_id: userId, next_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ next_at }))
    .execute();
  await postMail(db, { kind, recipient: userId, subjectId: '' }, now, at);
}

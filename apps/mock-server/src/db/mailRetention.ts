import { toEmailKey } from './emailKey.ts';
import type { Executor } from './schema.ts';

/** For how many days what people wrote to support, and mails, are kept. */
export type KeepDays = { support: number; outbox: number };

export const KEEP_DAYS: KeepDays = { support: 180, outbox: 30 };

const DAY_MS = 24 * 60 * 60_000;

/** Since when things are kept that are kept for so many days. */
export function keptSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The ids of the support messages and of the waiting mails that have been kept for their time. */
export async function findExpiredMails(
  db: Executor,
  keepDays: KeepDays,
  now: Date,
): Promise<{ support: string[]; outbox: string[] }> {
  const find = async (table: 'support_requests' | 'outbox', days: number) => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('created_at', '<=', keptSince(now, days).toISOString())
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    support: await find('support_requests', keepDays.support),
    outbox: await find('outbox', keepDays.outbox),
  };
}

/** Deletes the support messages and the waiting mails that have been kept for their time. */
export async function deleteExpiredMails(db: Executor, keepDays: KeepDays, now: Date): Promise<void> {
  for (const [table, days] of [
    ['support_requests', keepDays.support],
    ['outbox', keepDays.outbox],
  ] as const)
    await db.deleteFrom(table).where('created_at', '<=', keptSince(now, days).toISOString()).execute();
}

/**
 * Deletes what a person wrote to support since they have an account, and the waiting mails to and about them. What was
 * written before is nobody's by proof: an organization may give any email to a person and delete them. Where somebody
 * signs in with the email again, what goes by it stays.
 */
export async function deleteMailsOf(
  db: Executor,
  { id, email, created_at }: { id: string; email: string; created_at: string },
): Promise<void> {
  const key = toEmailKey(email);
  await db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('recipient', '=', id), eb('subject_id', '=', id)]))
    .execute();
  const again = db.selectFrom('users').select('id').where('email_key', '=', key);
  if (await again.executeTakeFirst()) return;
  const written = db
    .selectFrom('support_requests')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', key))
    .where('created_at', '>=', created_at);
  await db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('recipient', '=', key), eb('subject_id', 'in', written)]))
    .execute();
  await db
    .deleteFrom('support_requests')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', key))
    .where('created_at', '>=', created_at)
    .execute();
}

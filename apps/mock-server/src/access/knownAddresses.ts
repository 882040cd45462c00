import type { Executor } from '../db/schema.ts';
import { hashSecret } from './secrets.ts';

/** For how long an address stays known to an account that somebody signed in to from there. */
const KNOWN_MS = 30 * 24 * 60 * 60_000;

/** Remembers that somebody was let in to an account from an address, hashed. */
export async function rememberAddress(db: Executor, who: string, now: Date): Promise<void> {
  const known_until = new Date(now.getTime() + KNOWN_MS).toISOString();
  await db
    .insertInto('known_addresses')
    .values({ key: hashSecret(who), known_until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ known_until }))
    .execute();
}

/** Whether somebody was let in to the account from there within a month. */
export async function isKnownAddress(db: Executor, who: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('key')
    .where('key', '=', hashSecret(who))
    .where('known_until', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

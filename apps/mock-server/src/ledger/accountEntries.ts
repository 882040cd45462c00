import type { Transaction } from 'kysely';
import { createRateLimiter, type RateLimit } from '../access/rateLimits.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { appendEntry } from './appendEntry.ts';

const QUARTER_MS = 15 * 60_000;

/** Anybody can bring these about, so that each is told of an account once for a while. */
const FAILURES: RateLimit = { name: 'failed sign-ins told', attempts: 1, windowMs: QUARTER_MS };
const RESETS: RateLimit = { name: 'asked resets told', attempts: 1, windowMs: QUARTER_MS };

type Account = { id: string; organization_id: string };
/** What is told of an account without more than that it happened. */
export type AccountEvent =
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_requested'
  | 'email_confirmed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed';
type Told = { kind: AccountEvent } | { kind: 'sign_in_failed'; network: string };

/** Appends what happened to an account, as an entry of the person whose it is. */
export async function appendAccountEntry(
  trx: Transaction<Database>,
  { id, organization_id }: Account,
  told: Told,
  now: Date,
): Promise<void> {
  const who = { organizationId: organization_id, userId: id };
  const entry = { at: now.toISOString(), subjectId: id };
  if (told.kind === 'sign_in_failed') {
    const details = { network: told.network };
    await appendEntry(trx, who, { ...entry, kind: told.kind, details });
  } else {
    await appendEntry(trx, who, { ...entry, kind: told.kind, details: {} });
  }
}

/** What strangers do with an account, told without a flood. It is meant to run after the answer, which else would take longer where there is an account. */
export function createAccountTrail({ db, clock }: Store) {
  const limiter = createRateLimiter({ db, clock });

  async function tell(account: Account, told: Told, limit: RateLimit): Promise<void> {
    if (!(await limiter.countWithin([{ limit, who: account.id }]))) return;
    await transact(db, async (trx) => {
      const there = trx.selectFrom('users').select('id').where('id', '=', account.id);
      if (await there.executeTakeFirst()) await appendAccountEntry(trx, account, told, clock());
    });
  }

  return {
    failedSignIn: (account: Account, network: string) =>
      tell(account, { kind: 'sign_in_failed', network }, FAILURES),

    async requestedReset(email: string): Promise<void> {
      const account = await db
        .selectFrom('users')
        .select(['id', 'organization_id'])
        .where('email_key', '=', toEmailKey(email))
        .executeTakeFirst();
      if (account) await tell(account, { kind: 'password_reset_requested' }, RESETS);
    },
  };
}

import { backgroundTaskLimits, importLimits, webhooksLimits } from '@cortex/api-client/limits';
import type { MiddlewareHandler } from 'hono';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import { deleteAbandonedImports } from '../db/importedRows.ts';
import { deleteExpiredMails, type KeepDays, keptSince } from '../db/mailRetention.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import type { Background } from '../workers/background.ts';
import { oldestWaiting } from './emailChanges.ts';
import { oldestSetup } from './secondFactors.ts';
import { earliest, whereEnded } from './sessions.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

type Forgetting = Store & {
  keepDays: KeepDays;
  mail: { forget?(what: { before: Date }): Promise<void> };
};

/**
 * Once an hour, after an answer, deletes what has ended by itself: sessions, one-time passwords, counts of attempts, set-ups,
 * emails that wait to be confirmed, background tasks and imports that ended or came to nothing, invitations, known addresses, forms that may be sent again, events of webhooks and their replaced secrets, and what people wrote to support and
 * mails after their time.
 */
export function forgetExpired(
  dependencies: Forgetting & Pick<Background, 'runInBackground'>,
): MiddlewareHandler {
  const { clock, runInBackground } = dependencies;
  let nextAt = clock().getTime() + EVERY_MS;
  return async (_, next) => {
    const now = clock();
    // A clock that was set back by more than the step would else keep things for as long.
    if (now.getTime() >= nextAt || nextAt - now.getTime() > EVERY_MS) {
      nextAt = now.getTime() + EVERY_MS;
      runInBackground(() => deleteExpired(dependencies, now));
    }
    await next();
  };
}

function yesterdayOf(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}

async function deleteExpired({ db, keepDays, mail }: Forgetting, now: Date): Promise<void> {
  const at = now.toISOString();
  await transact(db, async (trx) => {
    await trx.deleteFrom('api_keys').where('expires_at', '<', at).execute();
    await trx
      .deleteFrom('sessions')
      .where(whereEnded(earliest(now)))
      .execute();
    await trx.deleteFrom('reset_passwords').where('expires_at', '<=', at).execute();
    await trx.deleteFrom('applicant_links').where('expires_at', '<=', at).execute();
    await trx.deleteFrom('invitations').where('expires_at', '<=', at).execute();
    await trx.deleteFrom('rate_counters').where('window_ends_at', '<=', at).execute();
    await trx.deleteFrom('known_addresses').where('known_until', '<=', at).execute();
    await trx.deleteFrom('company_sign_ins').where('created_at', '<=', yesterdayOf(now)).execute();
    // What `passkeys/challenges.ts` takes is younger by far.
    await trx.deleteFrom('passkey_challenges').where('created_at', '<=', yesterdayOf(now)).execute();
    await trx.deleteFrom('email_changes').where('changed_at', '<=', oldestWaiting(now)).execute();
    await trx
      .deleteFrom('second_factors')
      .where('confirmed_at', 'is', null)
      .where('begun_at', '<=', oldestSetup(now))
      .execute();
    await trx.deleteFrom('creations').where('created_at', '<=', yesterdayOf(now)).execute();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
    await trx
      .deleteFrom('background_tasks')
      .where('ended_at', '<=', ago(backgroundTaskLimits.keptDays))
      .execute();
    await trx.deleteFrom('imports').where('ended_at', '<=', ago(importLimits.keptDays)).execute();
    await deleteAbandonedImports(trx, now);
    await trx.deleteFrom('webhook_deliveries').where('at', '<=', ago(webhooksLimits.keptDays)).execute();
    await trx
      .updateTable('webhooks')
      .set({ old_secret: null, old_secret_until: null })
      .where('old_secret_until', '<=', at)
      .execute();
    await deleteExpiredMails(trx, keepDays, now);
  });
  await mail.forget?.({ before: keptSince(now, keepDays.outbox) });
  await eraseDeleted(db);
}

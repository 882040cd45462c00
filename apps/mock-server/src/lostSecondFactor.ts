import type { Kysely } from 'kysely';
import { removeSecondFactor } from './access/secondFactors.ts';
import type { Place } from './db/backups.ts';
import { toEmailKey } from './db/emailKey.ts';
import type { Database } from './db/schema.ts';
import { transact } from './db/transact.ts';
import { withDatabase } from './db/withDatabase.ts';
import { appendEntry } from './ledger/appendEntry.ts';
import { postMail } from './mail/outbox.ts';
import { BY_OPERATOR } from './mail/writeMail.ts';

/**
 * Turns off the second factor of a person who lost phone and recovery codes and has no admin to ask. The record has it,
 * and the server's next round of mails tells the person. Rejects where nobody has the email or it was off.
 */
export function turnOffLostSecondFactor(place: Place, email: string, now: Date): Promise<void> {
  return withDatabase(place, (db) => turnOffSecondFactorOf(db, email, now));
}

export function turnOffSecondFactorOf(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'organization_id'])
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
    if (!user) throw new Error(`Nobody has the email ${email}.`);
    if (!(await removeSecondFactor(trx, user.id))) throw new Error(`${email} has no second factor.`);
    const kind = 'second_factor_off';
    const person = { organizationId: user.organization_id, userId: user.id };
    await appendEntry(trx, person, { at: now.toISOString(), kind, subjectId: user.id, details: {} });
    await postMail(trx, { kind, recipient: user.id, subjectId: BY_OPERATOR }, now);
  });
}

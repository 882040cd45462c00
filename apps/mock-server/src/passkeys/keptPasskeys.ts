import { passkeysLimits } from '@cortex/api-client/limits';
import type { Passkey } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { newId } from '../db/newId.ts';
import type { PasskeyRow } from '../db/passkeyTables.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';

/** The passkeys of a person, the newest first. */
export function findPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function toPasskey({ id, name, created_at, last_used_at, synced }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at,
    ...(last_used_at === null ? {} : { last_used_at }),
    synced: synced === 1,
  };
}

/** Keeps a passkey. Throws 422 where the device's id of it is taken, or the person has as many as they may. */
export async function keepPasskey(
  trx: Transaction<Database>,
  userId: string,
  passkey: Pick<PasskeyRow, 'name' | 'credential_id' | 'public_key' | 'counter' | 'synced'>,
  now: Date,
): Promise<PasskeyRow> {
  if ((await findPasskeys(trx, userId)).length >= passkeysLimits.most) {
    const detail = `You have ${passkeysLimits.most} passkeys. Remove one before you add another.`;
    throw new HttpError(422, 'validation_failed', detail, { body: detail });
  }
  const row: PasskeyRow = {
    ...passkey,
    id: newId('psk'),
    user_id: userId,
    created_at: now.toISOString(),
    last_used_at: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw refusedPasskey();
  return row;
}

/** Notes a use; false where the passkey is gone, or another use of a later count came first. */
export async function noteUse(
  trx: Transaction<Database>,
  { id }: PasskeyRow,
  { counter, synced }: Pick<PasskeyRow, 'counter' | 'synced'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, synced, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is(is.val(counter), '=', is.val(0))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function refusedPasskey(): HttpError {
  const detail = 'This passkey cannot be added. Begin again, or use another device.';
  return new HttpError(422, 'validation_failed', detail, { credential: detail });
}

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Executor } from '../db/schema.ts';

const NAME = 'receipt_key';

/** The key with which this server signs receipts, made at the first use. It is kept in the database, and so in backups. */
export async function receiptKey(db: Executor): Promise<KeyObject> {
  const key = db.selectFrom('settings').select('value').where('name', '=', NAME);
  const known = await key.executeTakeFirst();
  if (known) return createPrivateKey(known.value);
  const { privateKey } = generateKeyPairSync('ed25519');
  const value = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Another server may write one at the same moment: the first one stands.
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value: kept } = await key.executeTakeFirstOrThrow();
  return createPrivateKey(kept);
}

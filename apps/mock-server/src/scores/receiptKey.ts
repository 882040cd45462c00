import type { Executor } from '../db/schema.ts';
import { createKey } from '../platform/ed25519.ts';

const NAME = 'receipt_key';

/** The key (PEM) with which this server signs receipts, made at the first use. It is kept in the database, and so in backups. */
export async function receiptKey(db: Executor): Promise<string> {
  const key = db.selectFrom('settings').select('value').where('name', '=', NAME);
  const known = await key.executeTakeFirst();
  if (known) return known.value;
  const value = await createKey();
  // Another server may write one at the same moment: the first one stands.
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value: kept } = await key.executeTakeFirstOrThrow();
  return kept;
}

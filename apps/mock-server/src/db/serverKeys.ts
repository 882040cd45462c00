import type { Executor } from './schema.ts';

/** A secret of 256 random bits that the servers of this database share, made when it is first asked for. */
export async function readServerKey(db: Executor, name: string): Promise<string> {
  const key = db.selectFrom('settings').select('value').where('name', '=', name);
  const known = await key.executeTakeFirst();
  if (known) return known.value;
  // Another server may write one at the same moment: the first one stands.
  await db
    .insertInto('settings')
    .values({ name, value: newKey() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await key.executeTakeFirstOrThrow();
  return value;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

import { type Created, type Creation, findCreated } from '../db/creationKeys.ts';
import type { Executor } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';

/** What the same form made before. Throws 422 where the key stands for another form. */
export async function findCreatedBefore(db: Executor, creation: Creation): Promise<Created | undefined> {
  const created = await findCreated(db, creation);
  if (created && !created.isSame)
    throw invalid({ 'Idempotency-Key': 'This key stands for another form. Send this one with a new key.' });
  return created;
}

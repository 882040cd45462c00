import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { unauthenticated } from '../http/HttpError.ts';
import type { Caller } from './sessions.ts';

/**
 * Runs several reads and writes of a caller as one, as `transact` does. Throws 401 where the caller was deleted since
 * the request came in, as nothing may belong to them any more.
 */
export function transactAs<Result>(
  db: Kysely<Database>,
  caller: Pick<Caller, 'userId'>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const self = trx.selectFrom('users').select('id').where('id', '=', caller.userId);
    if (!(await self.executeTakeFirst())) throw unauthenticated();
    return work(trx);
  });
}

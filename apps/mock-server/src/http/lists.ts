import type { Context } from 'hono';
import type { Sight } from '../access/policy.ts';
import { type JsonBytes, type JsonRows, jsonList } from '../db/json.ts';
import { prepare } from '../db/prepare.ts';
import type { Executor } from '../db/schema.ts';
import type { Env } from './addOperation.ts';

/** A list as JSON that the database writes, prepared for admins and for regular users; `select` gives its rows in their order. */
export function prepareList(select: (db: Executor, sight: Sight) => JsonRows) {
  const prepareFor = (isAdmin: boolean) =>
    prepare(['organizationId', 'userId'], (db, ids) => jsonList(db, select(db, { ...ids, isAdmin })));
  const [runForAdmin, runForUser] = [prepareFor(true), prepareFor(false)];
  return async (db: Executor, { organizationId, userId, isAdmin }: Sight): Promise<JsonBytes> => {
    const run = isAdmin ? runForAdmin : runForUser;
    const [row] = await run(db, { organizationId, userId });
    return row?.json ?? '[]';
  };
}

/** Answers with a list that is JSON already. */
export function sendList(c: Context<Env>, json: JsonBytes): Response {
  return c.body(json, 200, { 'Content-Type': 'application/json' });
}

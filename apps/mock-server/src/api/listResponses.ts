import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Sight } from '../access/policy.ts';
import { type JsonBytes, type JsonRows, jsonList } from '../db/json.ts';
import { prepare } from '../db/prepare.ts';
import type { Executor } from '../db/schema.ts';
import type { Env } from './addOperation.ts';

const compress = promisify(gzip);

/** A list up to this length is sent as it is: compressing it would take longer than it saves. In bytes, or in letters. */
const SHORT = 4_096;

/** Higher levels take twice as long for a tenth less. */
const LEVEL = 1;

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

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

/** Answers with a list that is JSON already, compressed where its reader takes that. */
export async function sendList(c: Context<Env>, json: JsonBytes): Promise<Response> {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (json.length <= SHORT || !ACCEPTS_GZIP.test(c.req.header('Accept-Encoding') ?? '')) return c.body(json);
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(await compress(json, { level: LEVEL })));
}

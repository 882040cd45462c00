import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../access/policy.ts';
import { type JsonBytes, type JsonRows, joinIds, jsonList, namedIds } from '../db/json.ts';
import { prepare } from '../db/prepare.ts';
import type { Executor } from '../db/schema.ts';
import { bodyOf, compresses, gzipWhole } from '../platform/listBody.ts';
import type { Env } from './addOperation.ts';
import { createPartTurns } from './partTurns.ts';

/** A list up to this length is sent as it is: compressing it would take longer than it saves. In bytes, or in letters. */
const SHORT = 4_096;

/** How many rows of a list are read at once; some 5 ms of work. */
const PART = 1_000;

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A list of JSON: whole, or in parts that are made as their reader takes them. */
export type List = JsonBytes | AsyncIterable<JsonBytes>;

type Selection = {
  /** The column that names a row. */
  id: string;
  /** The ids of a list in its order. */
  ids(db: Executor, sight: Sight): JsonRowsOfIds;
  /** Its rows in the same order: those for which `where` holds, up to a limit. */
  rows(
    db: Executor,
    sight: Sight,
    narrowed: { where: RawBuilder<boolean>; limit: RawBuilder<number> },
  ): JsonRows;
};
type JsonRowsOfIds = Parameters<typeof joinIds>[1];

const beginAnswer = createPartTurns();

/**
 * A list as JSON that the database writes, prepared for admins and for regular users. A long one is read in parts, between
 * which others are answered; what changes meanwhile is in it or not, and changes the list's version.
 */
export function prepareList({ id, ids, rows }: Selection) {
  const who = ['organizationId', 'userId'] as const;
  const prepareFor = (isAdmin: boolean) => {
    const all = { where: sql<boolean>`1 = 1`, limit: sql<number>`${sql.lit(PART + 1)}` };
    const limit = sql<number>`${sql.lit(PART)}`;
    return {
      start: prepare(who, (db, of) => jsonList(db, rows(db, { ...of, isAdmin }, all))),
      ids: prepare(who, (db, of) => joinIds(db, ids(db, { ...of, isAdmin }))),
      part: prepare([...who, 'named'], (db, { named, ...of }) => {
        const where = sql<boolean>`${sql.ref(id)} in (${namedIds(db, named)})`;
        return jsonList(db, rows(db, { ...of, isAdmin }, { where, limit }));
      }),
    };
  };
  const [forAdmin, forUser] = [prepareFor(true), prepareFor(false)];
  return async (db: Executor, { organizationId, userId, isAdmin }: Sight): Promise<List> => {
    const queries = isAdmin ? forAdmin : forUser;
    const of = { organizationId, userId };
    const [start] = await queries.start(db, of);
    if (!start || Number(start.rows) <= PART) return start?.json ?? '[]';
    return readParts();

    async function* readParts(): AsyncGenerator<JsonBytes> {
      const inTurn = beginAnswer(organizationId);
      const [joined] = await inTurn(() => queries.ids(db, of));
      const left = joined?.ids.split(',') ?? [];
      let opening = '[';
      for (let at = 0; at < left.length; at += PART) {
        const named = JSON.stringify(left.slice(at, at + PART));
        const [part] = await inTurn(() => queries.part(db, { ...of, named }));
        const items = part ? part.json.slice(1, -1) : '';
        if (items.length === 0) continue;
        yield opening;
        opening = ',';
        yield items;
      }
      yield opening === '[' ? '[]' : ']';
    }
  };
}

/** Answers with a list that is JSON already, compressed where its reader takes that. */
export async function sendList(c: Context<Env>, list: List): Promise<Response> {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  const isCompressed = compresses && ACCEPTS_GZIP.test(c.req.header('Accept-Encoding') ?? '');
  const isWhole = typeof list === 'string' || list instanceof Uint8Array;
  if (isWhole && (list.length <= SHORT || !isCompressed)) return c.body(list);
  if (isCompressed) c.header('Content-Encoding', 'gzip');
  return c.body(isWhole ? await gzipWhole(list) : bodyOf(list, { gzipped: isCompressed }));
}

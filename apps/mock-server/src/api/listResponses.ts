import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../access/policy.ts';
import { type JsonBytes, type JsonRows, joinIds, jsonList, namedIds } from '../db/json.ts';
import { prepare } from '../db/prepare.ts';
import type { Executor } from '../db/schema.ts';
import { TooManyAttempts } from '../http/HttpError.ts';
import { bodyOf, compresses, gzipWhole } from '../platform/listBody.ts';
import type { Env } from './addOperation.ts';
import { RETRY_SECONDS } from './limitAtOnce.ts';
import { createPartTurns } from './partTurns.ts';
import { createPlaces } from './places.ts';
import { TOO_MUCH } from './takeTurns.ts';

/** A list up to this length is sent as it is: compressing it would take longer than it saves. In bytes, or in letters. */
const SHORT = 4_096;

/** How many rows of a list are read at once, at most and at least, and how many bytes (or letters) they should make: some milliseconds of work. */
const PART = 250;
const SMALLEST_PART = 10;
const PART_BYTES = 256 * 1024;

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A list of JSON: whole, or in parts that are made as their reader takes them. */
export type List = JsonBytes | AsyncIterable<JsonBytes>;

type Selection = {
  /** Where its rows lie, in the order of `created_at` and `id`. */
  table: 'candidates' | 'jobs';
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
const places = createPlaces();

/**
 * A list as JSON that the database writes, prepared for admins and for regular users. A long one is read in parts, between
 * which others are answered; what changes meanwhile is in it or not, and changes the list's version.
 */
export function prepareList({ table, ids, rows }: Selection) {
  const who = ['organizationId', 'userId'] as const;
  const prepareFor = (isAdmin: boolean) => {
    const all = { where: sql<boolean>`1 = 1`, limit: sql<number>`${sql.lit(PART + 1)}` };
    const limit = sql<number>`${sql.lit(PART)}`;
    return {
      start: prepare(who, (db, of) => jsonList(db, rows(db, { ...of, isAdmin }, all))),
      ids: prepare(who, (db, of) => joinIds(db, ids(db, { ...of, isAdmin }))),
      part: prepare([...who, 'named', 'first', 'last'], (db, { named, first, last, ...of }) => {
        const [id, time] = [sql.ref(`${table}.id`), sql.ref(`${table}.created_at`)];
        // Told between which rows they are, SQLite does not go through all rows of the organization for each part.
        const timeOf = (one: string, gone: string) =>
          sql`coalesce((select created_at from ${sql.table(table)} where id = ${one}), ${sql.lit(gone)})`;
        const where = sql<boolean>`${id} in (${namedIds(db, named)})
          and (${time}, ${id}) >= (${timeOf(first, '')}, ${first}) and (${time}, ${id}) <= (${timeOf(last, '~')}, ${last})`;
        return jsonList(db, rows(db, { ...of, isAdmin }, { where, limit }));
      }),
    };
  };
  const [forAdmin, forUser] = [prepareFor(true), prepareFor(false)];
  return async (db: Executor, { organizationId, userId, isAdmin }: Sight): Promise<List> => {
    const queries = isAdmin ? forAdmin : forUser;
    const of = { organizationId, userId };
    const [start] = await queries.start(db, of);
    if (!start) return '[]';
    const { length } = start.json;
    if (Number(start.rows) <= PART && length <= PART_BYTES) return start.json;
    const firstSize = fit(length / Number(start.rows));
    return readParts();

    async function* readParts(): AsyncGenerator<JsonBytes> {
      const inTurn = beginAnswer(organizationId);
      const [joined] = await inTurn(() => queries.ids(db, of));
      const left = joined?.ids.split(',') ?? [];
      let opening = '[';
      let size = firstSize;
      for (let at = 0; at < left.length; ) {
        const some = left.slice(at, at + size);
        at += size;
        const [first = '', last = ''] = [some[0], some.at(-1)];
        const [part] = await inTurn(() =>
          queries.part(db, { ...of, named: JSON.stringify(some), first, last }),
        );
        const items = part ? part.json.slice(1, -1) : '';
        if (items.length === 0) continue;
        size = fit(items.length / Number(part?.rows));
        yield opening;
        opening = ',';
        yield items;
      }
      yield opening === '[' ? '[]' : ']';
    }
  };
}

/** How many rows make a part, where each has so many bytes. */
function fit(bytes: number): number {
  return Math.min(PART, Math.max(SMALLEST_PART, Math.floor(PART_BYTES / bytes)));
}

/** Answers with a list that is JSON already, compressed where its reader takes that. */
export async function sendList(c: Context<Env>, list: List): Promise<Response> {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  const isCompressed = compresses && ACCEPTS_GZIP.test(c.req.header('Accept-Encoding') ?? '');
  const isWhole = typeof list === 'string' || list instanceof Uint8Array;
  if (isWhole && (list.length <= SHORT || !isCompressed)) return c.body(list);
  if (!isWhole && !places.hasRoom(c.get('caller'))) throw new TooManyAttempts(RETRY_SECONDS, TOO_MUCH);
  if (isCompressed) c.header('Content-Encoding', 'gzip');
  return c.body(isWhole ? await gzipWhole(list) : bodyOf(inPlace(c, list), { gzipped: isCompressed }));
}

/** The parts of a list, from when there is a place for it; until its reader has them all, or leaves, it holds that. */
async function* inPlace(c: Context<Env>, parts: AsyncIterable<JsonBytes>): AsyncGenerator<JsonBytes> {
  // Under a test there is no connection.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const place = await places.take(c.get('caller'), () => incoming?.destroy());
  try {
    for await (const part of parts) {
      yield part;
      place.taken();
    }
  } finally {
    place.leave();
  }
}

import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';
import type { Executor } from './schema.ts';

/** The JSON text of a value. */
export type JsonText<Value> = string & { readonly value?: Value };

/** Rows of such texts. */
export type JsonRows = Expression<{ json: JsonText<unknown> }>;

/** JSON on its way out. */
export type JsonBytes = string | Uint8Array<ArrayBuffer>;

/** The names of the fields that a value may be without. */
type Optional<Value> = {
  [Name in keyof Value]-?: object extends Pick<Value, Name> ? Name : never;
}[keyof Value];

type Others<Value> = { [Name in Optional<Value>]?: Expression<unknown> };
type Fields<Value> = Record<Exclude<keyof Value, Optional<Value>>, Expression<unknown>> & Others<Value>;

/**
 * An object of the contract, written as JSON by the database. `fields` hold a value in every row; of `others`, those
 * that are null are left out.
 */
export function jsonObject<Value extends object>(
  db: Executor,
  fields: Fields<Value>,
  others: Others<Value> = {},
): RawBuilder<JsonText<Value>> {
  const first = Object.entries<Expression<unknown> | undefined>(others).map(([name, field]) =>
    field
      ? sql`case when ${field} is null then '' else ${sql.lit(`"${name}":`)} || ${quote(db, field)} || ',' end`
      : sql.lit(''),
  );
  const pairs = sql.join(
    Object.entries<Expression<unknown> | undefined>(fields).flatMap(([name, field]) =>
      field ? [sql.lit(name), field] : [],
    ),
  );
  const object = isPostgres(db) ? sql`json_build_object(${pairs})` : sql`json_object(${pairs})`;
  if (first.length === 0) return sql`${object}`;
  // Not `substr`, with which SQLite counts the letters to the end.
  const rest = sql`ltrim(${isPostgres(db) ? sql`${object}::text` : object}, '{')`;
  return sql`'{' || ${sql.join(first, sql` || `)} || ${rest}`;
}

/** Truth as JSON has it. */
export function jsonTruth(db: Executor, truth: Expression<unknown>): RawBuilder<JsonText<boolean>> {
  return isPostgres(db) ? sql`(${truth})` : sql`json(iif(${truth}, 'true', 'false'))`;
}

/** What a column holds as JSON already. */
export function jsonColumn(db: Executor, column: Expression<unknown>): RawBuilder<JsonText<unknown>> {
  return isPostgres(db) ? sql`(${column})::json` : sql`json(${column})`;
}

/** The objects of rows as one list, in their order, and how many: bytes where the engine gives them as they are, else text. */
export function jsonList(
  db: Executor,
  rows: JsonRows,
): Compilable<{ json: JsonBytes; rows: number | string }> {
  const list: RawBuilder<JsonBytes> = isPostgres(db)
    ? sql`'[' || coalesce(string_agg(json::text, ','), '') || ']'`
    : sql`cast('[' || coalesce(group_concat(json, ','), '') || ']' as blob)`;
  const count = sql<number | string>`count(*)`;
  return db.selectFrom(sql`${rows}`.as('one')).select([list.as('json'), count.as('rows')]);
}

/** The ids of rows in their order, separated by commas. */
export function joinIds(db: Executor, rows: Expression<{ id: string }>): Compilable<{ ids: string }> {
  const ids: RawBuilder<string> = isPostgres(db)
    ? sql`coalesce(string_agg(id, ','), '')`
    : sql`coalesce(group_concat(id, ','), '')`;
  return db.selectFrom(sql`${rows}`.as('one')).select(ids.as('ids'));
}

/** The ids of a JSON list, for `in`. */
export function namedIds(db: Executor, list: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql`select json_array_elements_text(${list}::json)`
    : sql`select value from json_each(${list})`;
}

/** The value behind its text. */
export function fromJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text);
}

function quote(db: Executor, field: Expression<unknown>): RawBuilder<string> {
  return isPostgres(db) ? sql`to_json(${field})::text` : sql`json_quote(${field})`;
}

import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database, Executor } from './schema.ts';

/**
 * A query whose SQL is written once for each database, as writing it takes longer than running it. `build` gets a
 * stand-in for each named value, and must not look at it. Gives the function that runs it.
 */
export function prepare<Name extends string, Row>(
  names: readonly Name[],
  build: (db: Executor, values: Record<Name, string>) => Compilable<Row>,
): (db: Executor, values: Record<Name, string>) => Promise<Row[]> {
  const written = new WeakMap<Kysely<Database>, CompiledQuery<Row>>();
  return async (db, values) => {
    let query = written.get(db);
    if (!query) {
      // Every name has its stand-in.
      const standIns = Object.fromEntries(names.map((name) => [name, standInFor(name)])) as Record<
        Name,
        string
      >;
      query = build(db, standIns).compile();
      written.set(db, query);
    }
    const byStandIn = new Map<unknown, string>(names.map((name) => [standInFor(name), values[name]]));
    const parameters = query.parameters.map((parameter) => byStandIn.get(parameter) ?? parameter);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function standInFor(name: string): string {
  return `\0${name}`;
}

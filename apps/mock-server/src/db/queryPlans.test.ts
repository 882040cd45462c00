import { operationIds, operations } from '@cortex/api-client/operations';
import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit } from '../../testing/testKit.ts';
import type { Database } from './schema.ts';

/** It tells what the settings say. */
const WITHOUT_QUERY = 'listSignInMethods';

const reads = operationIds.filter((id) => operations[id].method === 'get' && id !== WITHOUT_QUERY);

test.each(reads)('%s finds its rows by an index and goes through no table from end to end', async (id) => {
  const server = await createTestApp();
  const kit = await createKit(server);
  const { tenant, memberSession } = kit.world;
  const sessions = operations[id].role === 'user' ? [tenant.admin, memberSession] : [tenant.admin];
  const calls = await Promise.all(
    sessions.map(async (session) => ({ session, call: await kit.fresh(id, session) })),
  );
  const execute = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  for (const { session, call } of calls) await kit.client.must(id, call, session);
  const queries = execute.mock.calls
    .map(([query]) => query)
    .filter((query) => query.sql.startsWith('select'));
  execute.mockRestore();
  // Who calls is looked up first, but where nobody need be signed in.
  expect(queries.length).toBeGreaterThan(operations[id].role === 'public' ? 0 : 1);
  for (const query of queries) {
    expect(await findScans(server.db, query), query.sql).toEqual([]);
  }
});

/** The steps of a query's plan that go through a whole table; a list of ids that comes with the query is none. */
async function findScans(db: Kysely<Database>, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return db.connection().execute(async (connection) => {
    // With few rows PostgreSQL takes the whole table even where there is an index.
    if (isPostgres) await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const explain = isPostgres ? 'explain' : 'explain query plan';
    const { rows } = await connection.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    const steps = rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
    expect(steps.length).toBeGreaterThan(0);
    return steps.filter((step) => /Seq Scan|^SCAN (?!one$|CONSTANT|json_each )/.test(step));
  });
}

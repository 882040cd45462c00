import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

test('a migration that breaks at any of its steps says so, and the next start does it whole', async () => {
  const db = openSqlite(':memory:');
  let failed = 0;
  for (let steps = 0; ; steps += 1) {
    let left = steps;
    const breaking = db.withPlugin({
      transformQuery({ node }) {
        if (left === 0) throw new Error('The database is away.');
        left -= 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const error = await migrate(breaking).catch((reason: unknown) => reason);
    if (error === undefined) break;
    expect(error).toEqual(new Error('The database is away.'));
    failed += 1;
  }
  expect(failed).toBeGreaterThan(20);
  const { rows } = await sql`SELECT name FROM sqlite_master WHERE name = 'sessions_by_user'`.execute(db);
  expect(rows).toHaveLength(1);
  await db.destroy();
});

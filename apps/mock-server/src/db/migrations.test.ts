import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

test('a resume from before counts as uploaded when its candidate was created', async () => {
  const { db, addOrganization } = await createTestApp();
  await addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  await sql`ALTER TABLE candidates DROP COLUMN resume_uploaded_at`.execute(db);
  await sql`ALTER TABLE jobs DROP COLUMN criteria`.execute(db);
  await sql`ALTER TABLE candidates DROP COLUMN resume_hidden_words`.execute(db);
  for (const table of ['analyses', 'ledger', 'ledger_heads', 'ledger_reasons']) {
    await sql`DROP TABLE ${sql.id(table)}`.execute(db);
  }
  await sql`DELETE FROM kysely_migration WHERE name <> '001_first_tables'`.execute(db);
  for (const [id, file] of [
    ['with', `'cv.pdf'`],
    ['without', 'NULL'],
  ]) {
    await sql`INSERT INTO candidates (id, organization_id, owner_id, name, email, email_key, phone, notes, skills,
      resume_file_name, resume_reading, created_at) VALUES (${id}, 'org_one', 'usr_one', 'A', 'a', 'a', '1', 'n', '',
      ${sql.raw(file ?? '')}, 'none', '2025-03-01T09:00:00Z')`.execute(db);
  }
  await migrate(db);
  const rows = await db.selectFrom('candidates').select('resume_uploaded_at').orderBy('id').execute();
  expect(rows).toEqual([{ resume_uploaded_at: '2025-03-01T09:00:00Z' }, { resume_uploaded_at: null }]);
  const heads = await db.selectFrom('ledger_heads').select(['organization_id', 'seq']).execute();
  expect(heads).toEqual([{ organization_id: 'org_one', seq: 0 }]);
});

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

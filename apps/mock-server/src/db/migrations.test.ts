import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/testApp.ts';
import { migrate, migrationNames, OLDEST_RELEASE } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

test('a resume from before counts as uploaded when its candidate was created', async () => {
  const db = openSqlite(':memory:');
  await migrate(db, '001_first_tables');
  await sql`INSERT INTO organizations VALUES ('org_one', 'One', 'one', 'hr@example.com', 'basic', '2025-01-01')`.execute(
    db,
  );
  await sql`INSERT INTO users (id, organization_id, username, username_key, email, email_key, full_name, password_hash,
    is_admin, created_at) VALUES ('usr_one', 'org_one', 'one', 'one', 'a', 'a', 'One', 'x', 1, '2025-01-01')`.execute(
    db,
  );
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
  await db.destroy();
});

test('what people said of the likeness of the work follows its name', async () => {
  const db = await openBlank();
  await migrate(db, '045_beginnings_of_words');
  await fill(db);
  const [before, after] = ['Work like that of the job text', 'Work similar to this job'];
  const choice = (name: string) => JSON.stringify([{ name, importance: 'left_out' }]);
  const said = {
    candidate_id: 'cnd_1',
    job_id: 'job_one',
    finding: 'not_shown' as const,
    quote: null,
    source: null,
    by_user_id: 'usr_one',
    at: '2025-02-01T09:00:00Z',
  };
  await db
    .updateTable('jobs')
    .set({ criteria: choice(before) })
    .execute();
  await db
    .insertInto('corrections')
    .values([
      { ...said, criterion: before, criterion_key: before.toLowerCase() },
      { ...said, criterion: 'Care', criterion_key: 'care' },
    ])
    .execute();
  await migrate(db);
  const job = await db.selectFrom('jobs').select('criteria').executeTakeFirstOrThrow();
  expect(job.criteria).toBe(choice(after));
  const corrections = await db
    .selectFrom('corrections')
    .select(['criterion', 'criterion_key'])
    .orderBy('criterion')
    .execute();
  expect(corrections).toEqual([
    { criterion: 'Care', criterion_key: 'care' },
    { criterion: after, criterion_key: after.toLowerCase() },
  ]);
  await db.destroy();
});

/** A database without tables, of the engine that the tests run on. */
async function openBlank() {
  const url = await createTestDatabase();
  if (!url) return openSqlite(':memory:');
  const db = openPostgres(url);
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  return db;
}

/** Rows as the first release wrote them, in every table that people's records lie in. */
async function fill(db: Kysely<Database>): Promise<void> {
  const at = '2025-01-01T09:00:00Z';
  const insert = async (table: string, values: Record<string, string | number | null>) => {
    const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
    const row = sql.join(Object.values(values));
    await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${row})`.execute(db);
  };
  const of = { organization_id: 'org_one', owner_id: 'usr_one', created_at: at };
  await insert('organizations', {
    id: 'org_one',
    name: 'One',
    name_key: 'one',
    contact_email: 'a',
    plan: 'basic',
    created_at: at,
  });
  await insert('users', {
    id: 'usr_one',
    organization_id: 'org_one',
    username: 'one',
    username_key: 'one',
    email: 'a',
    email_key: 'a',
    full_name: 'One',
    password_hash: 'x',
    is_admin: 1,
    created_at: at,
  });
  await insert('jobs', {
    id: 'job_one',
    ...of,
    title: 'Nurse',
    description: 'Care',
    skills_required: 'Care',
  });
  for (let index = 0; index < 20; index += 1) {
    const id = `cnd_${index}`;
    await insert('candidates', {
      id,
      ...of,
      name: `Person ${index}`,
      email: 'a',
      email_key: 'a',
      phone: '1',
      notes: 'n',
      skills: '',
      resume_file_name: index % 2 ? 'cv.pdf' : null,
      resume_reading: 'none',
    });
    await insert('shares', {
      candidate_id: id,
      shared_with_user_id: 'usr_one',
      shared_by_user_id: 'usr_one',
      note: `Note ${index}`,
      created_at: at,
    });
    await insert('events', {
      id: `evt_${index}`,
      organization_id: 'org_one',
      user_id: 'usr_one',
      type: 'candidate_created',
      subject_id: id,
      at,
    });
  }
}

/** What the first release knew of its rows. */
async function readRows(db: Kysely<Database>): Promise<string> {
  const { rows: people } = await sql`SELECT id, username, email FROM users ORDER BY id`.execute(db);
  const { rows: jobs } = await sql`SELECT id, title, description FROM jobs ORDER BY id`.execute(db);
  const { rows: candidates } = await sql`SELECT id, name, notes FROM candidates ORDER BY id`.execute(db);
  const { rows: shares } = await sql`SELECT candidate_id, note FROM shares ORDER BY candidate_id`.execute(db);
  const { rows: events } = await sql`SELECT id, type, at FROM events ORDER BY id`.execute(db);
  return JSON.stringify([people, jobs, candidates, shares, events]);
}

/**
 * From the oldest schema the upgrade is broken at each of its steps. From the others, whose steps are among these, at every
 * seventh, at another seven from schema to schema.
 */
const STRIDE = 7;
/** From the oldest schema on PostgreSQL it takes 13 s on a machine that has nothing else to do. */
const MAX_MS = 180_000;

test.each(migrationNames.slice(0, -1))(
  'a database of the schema %s, whose upgrade breaks at any of its steps, loses no row and is whole at the next start',
  async (schema) => {
    const db = await openBlank();
    await migrate(db, schema);
    await fill(db);
    const before = await readRows(db);
    const place = migrationNames.indexOf(schema);
    const stride = place > 0 ? STRIDE : 1;
    let failed = 0;
    for (let steps = place % stride; ; steps += stride) {
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
      expect(await readRows(db)).toBe(before);
      if (error === undefined) break;
      expect(error).toEqual(new Error('The database is away.'));
      failed += 1;
    }
    // Three steps are Kysely's own, and each migration that was left has at least one; the last has two.
    const fewest = 3 + migrationNames.length - 1 - place;
    expect(failed).toBeGreaterThanOrEqual(Math.floor((fewest - (place % stride)) / stride));
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
    await db.destroy();
  },
  MAX_MS,
);

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

test('the oldest release that is said to run on these tables can still write all that it wrote', async () => {
  const before = await openBlank();
  await migrate(before, OLDEST_RELEASE);
  const tables = (await before.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing).map(({ name }) => name),
  }));
  await before.destroy();

  const db = openSqlite(':memory:');
  await migrate(db);
  await sql`PRAGMA foreign_keys = OFF`.execute(db);
  const ofBytes = ['bytes', 'vectors'];
  for (const { name, columns } of tables) {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map((column) => (ofBytes.includes(column) ? new Uint8Array([1]) : '1')));
    await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES (${values})`.execute(db);
    const { rows } = await sql`SELECT ${names} FROM ${sql.table(name)} LIMIT 1`.execute(db);
    expect(rows, name).toHaveLength(1);
  }
  await db.destroy();
});

/** What a newer release would have left, whose tables releases since `oldest` can run on. */
async function leaveNewerTables(db: Kysely<Database>, oldest: string): Promise<void> {
  await migrate(db);
  await db.schema.alterTable('jobs').addColumn('of_a_newer_release', 'text').execute();
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999_newer', '2030-01-01T00:00:00Z')`.execute(
    db,
  );
  await sql`UPDATE oldest_release SET name = ${oldest}`.execute(db);
}

test('this release runs on tables of a newer one that allows it, and leaves them as they are', async () => {
  const db = await openBlank();
  await leaveNewerTables(db, migrationNames.at(-1) ?? '');
  await migrate(db);
  const { rows } = await sql`SELECT name FROM oldest_release`.execute(db);
  expect(rows).toEqual([{ name: migrationNames.at(-1) }]);
  await db.destroy();
});

test('on tables of a newer release that it cannot run on it says what to do', async () => {
  const db = await openBlank();
  await leaveNewerTables(db, '999_newer');
  await expect(migrate(db)).rejects.toThrow(/it has 999_newer.*Start the newer release.*npm run restore/);
  await db.destroy();
});

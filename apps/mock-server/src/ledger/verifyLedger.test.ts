import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, createTestDatabase } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { appendDecision, appendEntry } from './appendEntry.ts';
import { hashEntry } from './entry.ts';
import { verifyLedger } from './verifyLedger.ts';

const caller = { organizationId: 'org_one', userId: 'usr_one' };
const at = '2026-11-21T09:00:00.000Z';

let db: Kysely<Database>;

beforeEach(async () => {
  const server = await createTestApp();
  db = server.db;
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  await addCandidate('cnd_one');
  for (let index = 0; index < 5; index += 1) await decide('cnd_one', `Reason ${index}`);
});

async function addCandidate(id: string): Promise<void> {
  const person = { name: 'Ada', email: 'a@example.com', email_key: 'a@example.com', phone: '1', notes: 'n' };
  await db
    .insertInto('candidates')
    .values({
      id,
      organization_id: 'org_one',
      owner_id: 'usr_one',
      ...person,
      skills: '',
      resume_reading: 'none',
      resume_hidden_words: 0,
      created_at: at,
    })
    .execute();
}

function decide(candidateId: string, reason: string) {
  const details = { job_id: 'job_one', decision: 'hold' as const, against_verdict: false };
  return transact(db, (trx) => appendDecision(trx, caller, { at, candidateId, reason, details }));
}

function deleteCandidate(candidateId: string) {
  return transact(db, async (trx) => {
    await trx.deleteFrom('candidates').where('id', '=', candidateId).execute();
    await appendEntry(trx, caller, { at, kind: 'candidate_deleted', subjectId: candidateId, details: {} });
  });
}

const row = (seq: number) =>
  db.selectFrom('ledger').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow();

/** What is found, as `seq what`. */
async function find(expected: Parameters<typeof verifyLedger>[1] = []): Promise<string[]> {
  const { faults } = await verifyLedger(db, expected);
  return faults.map(({ seq, what }) => `${seq ?? 'end'} ${what}`);
}

test('finds nothing in what nobody touched', async () => {
  const { entries, heads, faults } = await verifyLedger(db);
  expect([entries, faults]).toEqual([5, []]);
  expect(heads).toEqual([{ organizationId: 'org_one', seq: 5, hash: (await row(5)).hash }]);
});

describe('names', () => {
  test.each([
    'at',
    'kind',
    'person_id',
    'subject_id',
    'details',
    'hash',
  ] as const)('the row whose %s was altered', async (column) => {
    await db
      .updateTable('ledger')
      .set({ [column]: 'x' })
      .where('seq', '=', 3)
      .execute();
    expect((await find()).filter((fault) => fault.endsWith('altered'))).toEqual(['3 altered']);
  });

  test('the row that was altered and given a fitting hash', async () => {
    const { hash: _, ...altered } = { ...(await row(3)), person_id: 'usr_other' };
    const hash = hashEntry(altered);
    await db
      .updateTable('ledger')
      .set({ ...altered, hash })
      .where('seq', '=', 3)
      .execute();
    expect(await find()).toEqual(['3 altered']);
  });

  test('rows that were removed, in the middle and at the start', async () => {
    await db.deleteFrom('ledger').where('seq', 'in', [1, 3, 4]).execute();
    const found = await find();
    expect(found.filter((fault) => fault.endsWith('removed'))).toEqual([
      '1 removed',
      '3 removed',
      '4 removed',
    ]);
    expect(found).toHaveLength(6);
  });

  test('rows that were removed at the end, all of them included', async () => {
    await db.deleteFrom('ledger_reasons').execute();
    await db.deleteFrom('ledger').where('seq', '>', 3).execute();
    expect((await find()).filter((fault) => !fault.endsWith('reason'))).toEqual(['4 removed', '5 removed']);
    await db.deleteFrom('ledger').execute();
    expect(await find()).toEqual(['1 removed', '2 removed', '3 removed', '4 removed', '5 removed']);
  });

  test('a row that was inserted at the end', async () => {
    const { hash, ...last } = await row(5);
    const entry = { ...last, seq: 6, previous_hash: hash };
    await db
      .insertInto('ledger')
      .values({ ...entry, hash: hashEntry(entry) })
      .execute();
    expect((await find()).filter((fault) => !fault.endsWith('reason'))).toEqual(['6 inserted']);
  });

  test('rows that give way to one that was inserted in the middle', async () => {
    for (const seq of [5, 4, 3]) {
      await db
        .updateTable('ledger')
        .set({ seq: seq + 1 })
        .where('seq', '=', seq)
        .execute();
    }
    const { hash, ...before } = await row(2);
    const entry = { ...before, seq: 3, previous_hash: hash };
    await db
      .insertInto('ledger')
      .values({ ...entry, hash: hashEntry(entry) })
      .execute();
    const found = await find();
    expect(found).toEqual(expect.arrayContaining(['3 in doubt', '4 altered', '5 altered', '6 inserted']));
  });

  test('rows that changed places', async () => {
    for (const [from, to] of [
      [2, 99],
      [3, 2],
      [99, 3],
    ] as const) {
      await db.updateTable('ledger').set({ seq: to }).where('seq', '=', from).execute();
    }
    expect((await find()).filter((fault) => fault.endsWith('altered'))).toEqual(['2 altered', '3 altered']);
    expect(await find()).toContain('1 in doubt');
  });

  test('the end of a chain that is not there, or another', async () => {
    await db
      .updateTable('ledger_heads')
      .set({ hash: '0'.repeat(64) })
      .execute();
    expect(await find()).toEqual(['5 altered']);
    await db.deleteFrom('ledger_heads').execute();
    expect(await find()).toEqual(['end head']);
    await db.deleteFrom('ledger_reasons').execute();
    await db.deleteFrom('ledger').execute();
    expect(await find()).toEqual(['end head']);
  });

  test('a reason that was altered, removed or added', async () => {
    await db.updateTable('ledger_reasons').set({ reason: 'Another' }).where('seq', '=', 2).execute();
    await db.deleteFrom('ledger_reasons').where('seq', '=', 4).execute();
    await db
      .insertInto('ledger_reasons')
      .values({ organization_id: 'org_one', seq: 40, candidate_id: 'cnd_one', salt: 's', reason: 'r' })
      .execute();
    expect((await find()).toSorted()).toEqual(['2 reason', '4 reason', '40 reason']);
  });

  test('a chain that was written again from a row on, by the end that was noted elsewhere', async () => {
    const { heads } = await verifyLedger(db);
    await db.deleteFrom('ledger_reasons').execute();
    await db.deleteFrom('ledger').execute();
    await db.deleteFrom('ledger_heads').execute();
    for (let index = 0; index < 6; index += 1) await decide('cnd_one', 'As if it had always been so.');
    expect(await find()).toEqual([]);
    expect(await find(heads)).toEqual(['5 not expected']);
    expect(await find([{ organizationId: 'org_none', seq: 1, hash: '1'.repeat(64) }])).toEqual([
      '1 not expected',
      'end head',
    ]);
  });
});

describe('where a candidate was deleted', () => {
  test('the reasons are gone, and nothing is wrong', async () => {
    await addCandidate('cnd_two');
    await decide('cnd_two', 'Other words.');
    await deleteCandidate('cnd_one');
    expect(await find()).toEqual([]);
    const left = await db.selectFrom('ledger_reasons').select('reason').execute();
    expect(left).toEqual([{ reason: 'Other words.' }]);
  });

  test('a reason that still stands is named', async () => {
    const [kept] = await db.selectFrom('ledger_reasons').selectAll().where('seq', '=', 2).execute();
    await deleteCandidate('cnd_one');
    await addCandidate('cnd_one');
    if (kept) await db.insertInto('ledger_reasons').values(kept).execute();
    expect(await find()).toEqual(['2 reason']);
  });
});

test('two servers that append at the same moment make one chain', async () => {
  const url = await createTestDatabase();
  const first = await createTestApp(url ? openPostgres(url) : undefined);
  const otherDb = url ? openPostgres(url) : first.db.withoutPlugins();
  await first.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const second = createApp({ ...first.dependencies, db: otherDb });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => signIn(index % 2 ? first.app : second, `10.0.0.${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const { entries, faults } = await verifyLedger(first.db);
  expect([entries, faults]).toEqual([40, []]);
  if (url) await Promise.all([first.db.destroy(), otherDb.destroy()]);
});

function signIn(app: ReturnType<typeof createApp>, address: string) {
  return app.request('/auth/login', {
    method: 'POST',
    headers: { 'X-Test-Address': address },
    body: new URLSearchParams({ email: 'one@example.com', password: 'right' }),
  });
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/testApp.ts';
import { migrate } from './db/migrations.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite } from './db/sqlite.ts';
import { transact } from './db/transact.ts';
import { appendEntry } from './ledger/appendEntry.ts';

const at = '2026-11-21T09:00:00.000Z';
let folder: string;
let url: string | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-verify-'));
  url = await createTestDatabase();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open() {
  return url ? openPostgres(url) : openSqlite(join(folder, 'cortex.sqlite'));
}

function verify(...args: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'ledgerVerify.ts')];
  return spawnSync(process.execPath, [...command, ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url ?? '' },
    encoding: 'utf8',
  });
}

test('the command names what is wrong, takes an end that was noted, and changes nothing', async () => {
  const db = open();
  await migrate(db);
  const organization = { id: 'org_one', name: 'One', name_key: 'one', contact_email: 'a@example.com' };
  await db
    .insertInto('organizations')
    .values({ ...organization, plan: 'basic', created_at: at })
    .execute();
  const caller = { organizationId: 'org_one', userId: 'usr_one' };
  for (let index = 0; index < 3; index += 1) {
    const entry = { at, kind: 'signed_in', subjectId: 'usr_one', details: {} } as const;
    await transact(db, (trx) => appendEntry(trx, caller, entry));
  }
  const whole = verify();
  expect(whole.stdout).toContain('3 entries of 1 organizations: 0 faults.');
  expect(whole.status).toBe(0);
  const end = /^org_one:3:[0-9a-f]{64}$/m.exec(whole.stdout)?.[0] ?? '';
  expect(verify('--expect', end).status).toBe(0);

  await db.deleteFrom('ledger').where('seq', '=', 3).execute();
  await db.updateTable('ledger').set({ person_id: 'usr_two' }).where('seq', '=', 2).execute();
  const altered = verify('--expect', end);
  expect(altered.stdout).toContain('org_one entry 2: altered.');
  expect(altered.stdout).toContain('org_one entry 3: removed.');
  expect(altered.stdout).toContain('org_one entry 3: not expected.');
  expect(altered.status).toBe(1);
  expect(await db.selectFrom('ledger').select('seq').execute()).toHaveLength(2);
  await db.destroy();
});

test('the command says what it cannot read', async () => {
  if (url) {
    const db = openPostgres(url);
    await sql`DROP TABLE organizations CASCADE`.execute(db);
    await db.destroy();
  }
  const missing = verify();
  expect(missing.stderr).toContain('The record cannot be read');
  expect(missing.status).toBe(2);
  const wrong = verify('--expect', 'yesterday');
  expect(wrong.stderr).toContain('is no end of a record');
  expect(wrong.status).toBe(2);
});

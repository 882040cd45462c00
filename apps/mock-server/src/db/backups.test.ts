import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, plainHash } from '../../testing/testApp.ts';
import { renderResumePdf } from '../demo/resumePdf.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { performHere } from '../workers/perform.ts';
import { backUp, exportToPostgres, restore } from './backups.ts';
import { dumpRecords } from './dumpRecords.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let backup: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-backup-'));
  backup = join(folder, 'kept', 'backup.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const placeOf = async (name: string) => ({
  dataDirectory: join(folder, name),
  databaseUrl: await createTestDatabase(),
});

async function readAll(place: { dataDirectory: string; databaseUrl?: string | undefined }): Promise<string> {
  const { db, close } = await openDatabase(place.dataDirectory, place.databaseUrl);
  const dump = await dumpRecords(db);
  await close();
  return dump;
}

/** A server's data with the demo in it, still open, as if the server ran. */
async function openDemo(name: string) {
  const place = await placeOf(name);
  mkdirSync(place.dataDirectory, { recursive: true });
  const { db, close } = await openDatabase(place.dataDirectory, place.databaseUrl);
  const now = new Date('2026-11-21T09:00:00Z');
  await seedDemo({ db, hash: plainHash, perform: performHere, now, render: renderResumePdf });
  return { place, db, close };
}

test('a backup of a running server, restored into an empty place, is the same row for row', async () => {
  const { place, db, close } = await openDemo('one');
  const copied = await backUp(place, backup);
  expect(copied).toContainEqual({ table: 'resume_files', rows: 40 });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const before = await dumpRecords(db);
  await close();
  const other = await placeOf('two');
  expect(await restore(backup, other)).toEqual({ copied, erased: 0, kept: [] });
  expect(await readAll(other)).toBe(before);
}, 60_000);

test('writes over nothing, and says what is wrong with a file', async () => {
  const { place, close } = await openDemo('one');
  await backUp(place, backup);
  await expect(backUp(place, backup)).rejects.toThrow(/is there already/);
  await expect(restore(backup, place)).rejects.toThrow(/data already/);
  await close();
  await expect(restore(join(folder, 'nothing'), place)).rejects.toThrow(/There is no file/);
  truncateSync(backup, 100_000);
  await expect(restore(backup, await placeOf('two'))).rejects.toThrow(/damaged/);
}, 60_000);

test('a folder moves to PostgreSQL, and not while its server runs', async () => {
  const url = await createTestDatabase();
  const place = { dataDirectory: join(folder, 'one') };
  mkdirSync(place.dataDirectory);
  const { db, close } = await openDatabase(place.dataDirectory, undefined);
  const now = new Date('2026-11-21T09:00:00Z');
  await seedDemo({ db, hash: plainHash, perform: performHere, now, render: renderResumePdf });
  await expect(exportToPostgres(place.dataDirectory, url ?? 'postgres://nobody')).rejects.toThrow(
    /Another Cortex server/,
  );
  const before = await dumpRecords(db);
  await close();
  if (!url) return;
  await exportToPostgres(place.dataDirectory, url);
  expect(await readAll({ ...place, databaseUrl: url })).toBe(before);
}, 60_000);

test('what let somebody in when it was made lets nobody in once it is restored', async () => {
  const { place, db, close } = await openDemo('one');
  const { id: user_id, organization_id } = await db
    .selectFrom('users')
    .select(['id', 'organization_id'])
    .where('is_admin', '=', 1)
    .executeTakeFirstOrThrow();
  const at = '2026-11-21T09:00:00.000Z';
  const session = { token_hash: 'one', id: 'ses_one', user_id, device: '', network: '' };
  await db
    .insertInto('sessions')
    .values({ ...session, created_at: at, last_used_at: at })
    .execute();
  const key = { id: 'key_one', organization_id, user_id, token_hash: 'two', name: 'A', ending: 'abcd' };
  const times = { created_at: at, expires_at: '2027-01-01T00:00:00.000Z', last_used_at: null };
  await db
    .insertInto('api_keys')
    .values({ ...key, ...times, scope: 'read' })
    .execute();
  await backUp(place, backup);
  await close();
  const other = await placeOf('two');
  await restore(backup, other);
  const restored = await openDatabase(other.dataDirectory, other.databaseUrl);
  expect(await restored.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await restored.db.selectFrom('api_keys').select('id').execute()).toEqual([]);
  expect((await restored.db.selectFrom('users').select('id').execute()).length).toBeGreaterThan(1);
  await restored.close();
}, 60_000);

test('nothing of a restored backup goes out by mail, and nobody is let in by what was sent before', async () => {
  const { db, place, close } = await openDemo('rehearsed');
  const at = '2026-11-21T09:00:00.000Z';
  const letter = { kind: 'welcome', recipient: 'usr_demo', subject_id: 'usr_demo', attempts: 1 } as const;
  await db
    .insertInto('outbox')
    .values({ ...letter, id: 'msg_waiting', next_at: at, created_at: at })
    .execute();
  await backUp(place, backup);
  await close();
  const copy = await placeOf('rehearsal');
  await restore(backup, copy);
  const { db: restored, close: leave } = await openDatabase(copy.dataDirectory, copy.databaseUrl);
  for (const table of ['outbox', 'invitations', 'reset_passwords'] as const)
    expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
  await leave();
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-file-'));
  path = join(folder, 'cortex.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase(folder, undefined);
const modeOf = (file: string) => statSync(file).mode & 0o777;

test('all that belongs to the database is for its owner alone', async () => {
  chmodSync(folder, 0o755);
  const { db, close } = await open();
  await db.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
  expect(modeOf(folder)).toBe(0o700);
  for (const file of ['cortex.sqlite', 'cortex.sqlite-wal', 'cortex.sqlite-shm', 'cortex.lock'])
    expect(modeOf(join(folder, file)), file).toBe(0o600);
  await close();
  chmodSync(path, 0o644);
  await (await open()).close();
  expect(modeOf(path)).toBe(0o600);
});

test('an empty file is no new database', async () => {
  writeFileSync(path, '');
  await expect(open()).rejects.toThrow(/cortex\.sqlite is empty \(0 bytes\)\. .*backup/);
  expect(statSync(path).size).toBe(0);
});

test('a damaged file is told with what to do', async () => {
  const { db, close } = await open();
  const row = { id: 'sup_a', name: 'a', email: 'a', message: 'x'.repeat(200_000), created_at: '' };
  await db.insertInto('support_requests').values(row).execute();
  await close();
  truncateSync(path, statSync(path).size - 60_000);
  await expect(open()).rejects.toThrow(/cortex\.sqlite is damaged .*backup/);
  writeFileSync(path, 'no database at all, but some text that is long enough to be read as a header');
  await expect(open()).rejects.toThrow(/cortex\.sqlite is damaged .*backup/);
});

test.each([
  ['its log', () => writeFileSync(`${path}-wal`, 'x')],
  ['uploads', () => mkdirSync(join(folder, 'uploads'))],
])('a database that is missing beside %s is not begun again', async (_, leave) => {
  leave();
  await expect(open()).rejects.toThrow(/cortex\.sqlite is missing.*Put it back from a backup/);
});

test('a damaged lock is told with what to do', async () => {
  writeFileSync(join(folder, 'cortex.lock'), 'scribbled over by something else'.repeat(50));
  await expect(open()).rejects.toThrow(/cortex\.lock is damaged\. It holds no data: remove it/);
});

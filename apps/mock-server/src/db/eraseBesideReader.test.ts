import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { eraseDeleted, finishErasing } from './eraseDeleted.ts';
import { openDatabase } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'cortex-erase-beside-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup that reads meanwhile holds nobody up, and the log is emptied once it has ended', async () => {
  const { db, close } = await openDatabase(folder, undefined);
  const reader = new DatabaseSync(join(folder, 'cortex.sqlite'), { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM jobs').get();
  await sql`CREATE TABLE written_meanwhile (id text)`.execute(db);
  const logSize = () => statSync(join(folder, 'cortex.sqlite-wal')).size;

  const begun = performance.now();
  await eraseDeleted(db);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(logSize()).toBeGreaterThan(0);

  reader.close();
  await finishErasing(db);
  expect(logSize()).toBe(0);
  await close();
});

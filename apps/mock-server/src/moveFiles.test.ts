import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeBucket } from '../testing/fakeBucket.ts';
import { createTestApp, createTestDatabase } from '../testing/testApp.ts';
import { checkFiles } from './checkFiles.ts';
import { createBlobs } from './createBlobs.ts';
import { backUp, restore } from './db/backups.ts';
import { openDatabase } from './db/openDatabase.ts';
import { moveFiles } from './moveFiles.ts';

const FILES = 9;
const AT = '2026-11-21T09:00:00.000Z';

let storage: FakeBucket;
let folder: string;
let place: { dataDirectory: string; databaseUrl: string | undefined };
let opened: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  storage = await FakeBucket.start();
});
afterAll(() => storage.stop());

beforeEach(async () => {
  storage.objects.clear();
  storage.fault = () => undefined;
  folder = mkdtempSync(join(tmpdir(), 'cortex-files-'));
  place = { dataDirectory: folder, databaseUrl: await createTestDatabase() };
  // A server runs meanwhile.
  opened = await openDatabase(folder, place.databaseUrl);
  const { addOrganization } = await createTestApp(opened.db);
  await addOrganization('org_one', 'premium', [{ id: 'usr_one', email: 'one@example.com' }]);
  for (let index = 0; index < FILES; index += 1) await addFile(index);
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ ...storage.settings, takesNew: true });
const bytesOf = (index: number) => new Uint8Array(100_000).fill(index + 1);

async function addFile(index: number): Promise<void> {
  const candidate = {
    id: `cnd_${index}`,
    organization_id: 'org_one',
    owner_id: 'usr_one',
    name: 'Ada',
    email: 'ada@example.com',
    email_key: 'ada@example.com',
    phone: '1',
    notes: 'Met.',
    skills: '',
    resume_file_name: 'cv.pdf',
    resume_reading: 'no_text',
    resume_hidden_words: 0,
    created_at: AT,
  } as const;
  await opened.db.insertInto('candidates').values(candidate).execute();
  const file = { candidate_id: candidate.id, media_type: 'application/pdf', bytes: bytesOf(index) };
  await opened.db.insertInto('resume_files').values(file).execute();
}

/** The first byte of each file as a server reads it that has the bucket. */
async function readAll(): Promise<(number | undefined)[]> {
  const { blobs } = await createBlobs({ db: opened.db, clock: () => new Date() }, settings(), () => {});
  const rows = await opened.db.selectFrom('candidates').select('id').orderBy('id').execute();
  const files = await Promise.all(rows.map(({ id }) => blobs.read(opened.db, id)));
  return files.map((file) => (file?.bytes.byteLength === 100_000 ? file.bytes[0] : undefined));
}

const all = Array.from({ length: FILES }, (_, index) => index + 1);
const count = async (table: 'resume_files' | 'stored_files' | 'loose_files') =>
  (await opened.db.selectFrom(table).selectAll().execute()).length;

test('files move into the bucket and back, and are read from wherever they are', async () => {
  expect(await moveFiles(place, settings(), 'bucket')).toEqual({ moved: FILES, left: 0, unreadable: [] });
  expect([await count('resume_files'), storage.objects.size]).toEqual([0, FILES]);
  expect(await readAll()).toEqual(all);
  expect(await checkFiles(place, settings())).toEqual({ files: FILES, missing: [], unnamed: [] });
  const clock = () => new Date();
  await expect(createBlobs({ db: opened.db, clock }, undefined, () => {})).rejects.toThrow(
    /npm run files:move/,
  );

  expect(await moveFiles(place, settings(), 'database')).toEqual({ moved: FILES, left: 0, unreadable: [] });
  expect([await count('stored_files'), await count('loose_files'), storage.objects.size]).toEqual([0, 0, 0]);
  const { blobs } = await createBlobs({ db: opened.db, clock }, undefined, () => {});
  const { bytes = new Uint8Array() } = (await blobs.read(opened.db, 'cnd_3')) ?? {};
  expect(Buffer.compare(bytes, bytesOf(3))).toBe(0);
});

test('a move that breaks off goes on where it was, in either direction', async () => {
  for (const [to, method] of [
    ['bucket', 'PUT'],
    ['database', 'GET'],
  ] as const) {
    let calls = 0;
    storage.fault = (call) => {
      if (call.method !== method) return undefined;
      calls += 1;
      return calls > 6 ? 'failing' : undefined;
    };
    await expect(moveFiles(place, settings(), to)).rejects.toThrow(/4 files were moved.*run this again/);
    storage.fault = () => undefined;
    expect(await readAll()).toEqual(all);
    expect(await moveFiles(place, settings(), to)).toMatchObject({ left: 0, unreadable: [] });
    expect(await readAll()).toEqual(all);
  }
});

test('a file that is replaced, or whose candidate is deleted, while it is on its way is left to who does that', async () => {
  let done = false;
  storage.fault = async ({ method }) => {
    if (method !== 'PUT' || done) return undefined;
    done = true;
    const { db } = opened;
    await db
      .updateTable('resume_files')
      .set({ bytes: bytesOf(99) })
      .where('candidate_id', '=', 'cnd_0')
      .execute();
    await db.deleteFrom('candidates').where('id', '=', 'cnd_1').execute();
    return undefined;
  };
  expect(await moveFiles(place, settings(), 'bucket')).toEqual({ moved: FILES - 2, left: 1, unreadable: [] });
  expect(await readAll()).toEqual([100, ...all.slice(2)]);
  expect(await moveFiles(place, settings(), 'bucket')).toEqual({ moved: 1, left: 0, unreadable: [] });
  expect(await readAll()).toEqual([100, ...all.slice(2)]);
});

test('what the bucket has lost or changed is named, and stays where it was in a move back', async () => {
  await moveFiles(place, settings(), 'bucket');
  const keyOf = async (id: string) =>
    (
      await opened.db
        .selectFrom('stored_files')
        .select('object_key')
        .where('candidate_id', '=', id)
        .executeTakeFirstOrThrow()
    ).object_key;
  storage.objects.delete(await keyOf('cnd_0'));
  storage.objects.set(await keyOf('cnd_1'), { bytes: Buffer.from('shorter'), mediaType: 'application/pdf' });
  storage.objects.set('org_one/fil_other', { bytes: Buffer.from('x'), mediaType: 'application/pdf' });
  const found = await checkFiles(place, settings());
  expect({ ...found, missing: found.missing.toSorted() }).toEqual({
    files: FILES,
    missing: ['cnd_0', 'cnd_1'],
    unnamed: ['org_one/fil_other'],
  });
  const moved = await moveFiles(place, settings(), 'database');
  expect(moved).toEqual({ moved: FILES - 2, left: 2, unreadable: ['cnd_0', 'cnd_1'] });
  expect([await count('resume_files'), await count('stored_files')]).toEqual([FILES - 2, 2]);
});

test('a backup says where files are, and a restored one erases nothing that the server may have given out since', async () => {
  await moveFiles(place, settings(), 'bucket');
  const loose = { next_at: '2026-01-01T00:00:00.000Z', attempts: 0 };
  await opened.db
    .insertInto('loose_files')
    .values([
      { object_key: 'org_one/fil_arriving', state: 'arriving', ...loose },
      { object_key: 'org_one/fil_leaving', state: 'leaving', ...loose },
    ])
    .execute();
  const backup = join(folder, 'kept', 'backup.sqlite');
  await backUp(place, backup);
  const other = { dataDirectory: join(folder, 'other'), databaseUrl: await createTestDatabase() };
  await restore(backup, other);
  await opened.close();
  opened = await openDatabase(other.dataDirectory, other.databaseUrl);
  expect(await readAll()).toEqual(all);
  expect(await opened.db.selectFrom('loose_files').select('object_key').execute()).toEqual([
    { object_key: 'org_one/fil_leaving' },
  ]);
});

test('each failure is a line of the log that says no more than which', async () => {
  await moveFiles(place, settings(), 'bucket');
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const observed: string[] = [];
  const { blobs } = await createBlobs(
    { db: opened.db, clock: () => new Date(AT) },
    settings(),
    (call, outcome) => observed.push(`${call} ${outcome}`),
  );
  storage.fault = () => 'refusing';
  await expect(blobs.read(opened.db, 'cnd_0')).rejects.toMatchObject({ status: 500 });
  expect(written.mock.calls).toEqual([[`{"at":"${AT}","level":"error","task":"files","failure":"refused"}`]]);
  expect(observed).toEqual(['get refused']);
  written.mockRestore();
});

import { CreateCandidateResponse, ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { resumeFile } from '@cortex/conformance/resumes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BucketFault, FakeBucket } from '../../testing/fakeBucket.ts';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { eraseAgain } from '../db/erasures.ts';
import { openBucket } from '../outside/openBucket.ts';

const MINUTE_MS = 60_000;

let storage: FakeBucket;
let server: Awaited<ReturnType<typeof createTestApp>>;
let token: string;

beforeAll(async () => {
  storage = await FakeBucket.start();
});
afterAll(() => storage.stop());

beforeEach(async () => {
  storage.objects.clear();
  storage.calls.length = 0;
  storage.fault = () => undefined;
  server = await createTestApp(undefined, { bucket: openBucket(storage.settings, { timeoutMs: 2_500 }) });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
  ]);
  token = await server.signIn('one@example.com');
});

const fails = (fault: BucketFault, ...methods: string[]) => {
  storage.fault = ({ method }) => (methods.includes(method) ? fault : undefined);
};

function formWith(file?: File): FormData {
  const form = new FormData();
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '+49 30 5550 100', notes: 'Met.' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('resume_file', file);
  return form;
}

const create = (key: string = crypto.randomUUID(), file = resumeFile('two-column.pdf')) =>
  server.app.request('/candidates/', {
    method: 'POST',
    headers: { ...bearer(token).headers, 'Idempotency-Key': key },
    body: formWith(file),
  });
const replace = (id: string, file: File) =>
  server.app.request(`/candidates/${id}`, { method: 'PUT', ...bearer(token), body: formWith(file) });
const remove = (id: string) =>
  server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(token) });
const addCandidate = async () => (await readAs(CreateCandidateResponse, await create())).id;

async function download(id: string): Promise<Response> {
  const answer = await server.app.request(`/candidates/${id}`, bearer(token));
  const { resume } = await readAs(CreateCandidateResponse, answer);
  return server.app.request(resume ?? '');
}

async function expectFile(id: string, file: File): Promise<void> {
  const answer = await download(id);
  expect(answer.status).toBe(200);
  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), Buffer.from(await file.arrayBuffer()))).toBe(
    0,
  );
}

const keys = () => [...storage.objects.keys()];
const loose = () => server.db.selectFrom('loose_files').selectAll().execute();
const list = async () =>
  readAs(ListCandidatesResponse, await server.app.request('/candidates/', bearer(token)));

test('a file lies in the bucket alone, below its organization, under a name that says nothing of a person', async () => {
  const id = await addCandidate();
  expect(keys()).toEqual([expect.stringMatching(/^org_one\/fil_[a-z0-9]{16}$/)]);
  expect(await server.db.selectFrom('resume_files').selectAll().execute()).toEqual([]);
  expect(await loose()).toEqual([]);
  await expectFile(id, resumeFile('two-column.pdf'));
});

test('a file that takes the place of another one is the one that is read, and the other is erased', async () => {
  const id = await addCandidate();
  const [before] = keys();
  expect((await replace(id, resumeFile('image-only.pdf'))).status).toBe(200);
  await expectFile(id, resumeFile('image-only.pdf'));
  await server.eraseLoose();
  expect(keys()).toHaveLength(1);
  expect(keys()).not.toContain(before);
  await expectFile(id, resumeFile('image-only.pdf'));
});

test('of a deleted candidate it is there as long as that can be undone, and then it is gone', async () => {
  const id = await addCandidate();
  expect((await remove(id)).status).toBe(200);
  server.advance(29_000);
  await server.eraseLoose();
  const restored = await server.app.request(`/candidates/${id}/restore`, {
    method: 'POST',
    ...bearer(token),
  });
  expect(restored.status).toBe(200);
  await server.eraseLoose();
  await expectFile(id, resumeFile('two-column.pdf'));
  await remove(id);
  await server.carryOutDeletions();
  await server.eraseLoose();
  expect(keys()).toEqual([]);
  expect(await loose()).toEqual([]);
});

test('a merge takes the file of the other one along into its deletion', async () => {
  const [id, other_id] = [await addCandidate(), await addCandidate()];
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '1', notes: 'Met.' };
  const merged = await server.app.request(
    `/candidates/${id}/merge`,
    asJson('POST', token, { other_id, ...fields }),
  );
  expect(merged.status).toBe(200);
  await server.carryOutDeletions();
  await server.eraseLoose();
  expect(keys()).toHaveLength(1);
  await expectFile(id, resumeFile('two-column.pdf'));
});

test('who is erased again after a restore takes their file along', async () => {
  const [kept, id] = [await addCandidate(), await addCandidate()];
  await eraseAgain(server.db, new Set([id]));
  await server.eraseLoose();
  expect(keys()).toHaveLength(1);
  await expectFile(kept, resumeFile('two-column.pdf'));
});

test.each([
  'silent',
  'cut',
  'failing',
  'truncating',
] as const)('where the storage is %s an upload is refused for a while, nothing is saved, and later it goes well', async (fault) => {
  fails(fault, 'PUT');
  const refused = await create('one-form');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await readError(refused)).toMatchObject({
    code: 'server_busy',
    detail: expect.stringContaining('nothing was saved'),
  });
  expect(await list()).toEqual([]);
  expect(server.failures).toHaveLength(1);
  const job = { title: 'Nurse', description: 'Care.', skills_required: 'Care' };
  expect((await server.app.request('/jobs/', asJson('POST', token, job))).status).toBe(201);

  storage.fault = () => undefined;
  const { id } = await readAs(CreateCandidateResponse, await create('one-form'));
  await expectFile(id, resumeFile('two-column.pdf'));
  // What the first try may have left goes by itself, but not before it can be nobody's any more.
  server.advance(10 * MINUTE_MS - 1);
  await server.eraseLoose();
  expect(await loose()).toHaveLength(1);
  server.advance(1);
  await server.eraseLoose();
  expect(await loose()).toEqual([]);
  expect(keys()).toHaveLength(1);
  await expectFile(id, resumeFile('two-column.pdf'));
});

test.each([
  'refusing',
  'redirecting',
  'forgetting',
  'gone',
] as const)('where the storage is %s whoever runs it is to be told, and no log says more than that', async (fault) => {
  fails(fault, 'PUT');
  const refused = await create();
  expect(refused.status).toBe(500);
  expect(await readError(refused)).toMatchObject({
    code: 'internal_error',
    detail: expect.stringContaining('Tell whoever runs it'),
  });
  expect(await list()).toEqual([]);
  const written = JSON.stringify([server.entries, server.failures]);
  for (const secret of [storage.settings.secretAccessKey, storage.settings.accessKeyId, 'Ada', 'org_one/'])
    expect(written).not.toContain(secret);
});

test.each([
  ['silent', 503, 'server_busy', 'Try again in a moment'],
  ['failing', 503, 'server_busy', 'Try again in a moment'],
  ['truncating', 503, 'server_busy', 'Try again in a moment'],
  ['refusing', 500, 'internal_error', 'Tell whoever runs it'],
  ['gone', 500, 'internal_error', 'refuses the server'],
  ['lying', 500, 'internal_error', 'is not the file that was uploaded'],
] as const)('a read from a storage that is %s gets %d, and the file later', async (fault, status, code, words) => {
  const id = await addCandidate();
  fails(fault, 'GET');
  const answer = await download(id);
  expect(answer.status).toBe(status);
  expect(await readError(answer)).toMatchObject({ code, detail: expect.stringContaining(words) });
  // What was read of it is in the database.
  expect((await server.app.request(`/candidates/${id}/resume_text`, bearer(token))).status).toBe(200);
  storage.fault = () => undefined;
  await expectFile(id, resumeFile('two-column.pdf'));
});

test('an object that somebody took away is told, and a new upload mends it', async () => {
  const id = await addCandidate();
  storage.objects.clear();
  const answer = await download(id);
  expect(answer.status).toBe(500);
  expect((await readError(answer)).detail).toContain('missing from the storage');
  expect((await replace(id, resumeFile('two-column.pdf'))).status).toBe(200);
  await expectFile(id, resumeFile('two-column.pdf'));
});

test('a file whose candidate is gone when it has been written is erased', async () => {
  const id = await addCandidate();
  storage.fault = async ({ method }) => {
    if (method === 'PUT') await server.db.deleteFrom('candidates').where('id', '=', id).execute();
    return undefined;
  };
  expect((await replace(id, resumeFile('image-only.pdf'))).status).toBe(404);
  expect(keys()).toHaveLength(2);
  server.advance(10 * MINUTE_MS);
  await server.eraseLoose();
  expect(keys()).toEqual([]);
});

test('a file that is being erased, as its upload took far too long, is given to nobody', async () => {
  storage.fault = async ({ method }) => {
    if (method !== 'HEAD') return undefined;
    server.advance(10 * MINUTE_MS);
    await server.eraseLoose();
    return undefined;
  };
  const answer = await create();
  expect([500, 503]).toContain(answer.status);
  expect(await list()).toEqual([]);
  expect(keys()).toEqual([]);
});

test('what cannot be erased is tried again after pauses that grow, until it is gone', async () => {
  const [id, other] = [await addCandidate(), await addCandidate()];
  await remove(id);
  await remove(other);
  await server.carryOutDeletions();
  fails('failing', 'DELETE');
  const deletes = () => storage.calls.filter((method) => method === 'DELETE').length;
  for (const [round, pause] of [30_000, 60_000, 120_000].entries()) {
    // The first failure ends a round.
    await server.eraseLoose();
    await server.eraseLoose();
    await server.eraseLoose();
    expect(deletes()).toBe(2 * (round + 1));
    server.advance(pause - 1);
    await server.eraseLoose();
    expect(deletes()).toBe(2 * (round + 1));
    server.advance(1);
  }
  expect(await loose()).toHaveLength(2);
  storage.fault = () => undefined;
  await server.eraseLoose();
  expect(keys()).toEqual([]);
  expect(await loose()).toEqual([]);
});

test('a bucket that is not the right one has nothing to erase, and that is no erasure', async () => {
  await remove(await addCandidate());
  await server.carryOutDeletions();
  fails('gone', 'DELETE');
  await server.eraseLoose();
  expect(server.failures).toEqual(['refused']);
  expect(await loose()).toHaveLength(1);
});

test('two servers that erase at once do nothing twice', async () => {
  for (const id of [await addCandidate(), await addCandidate(), await addCandidate()]) await remove(id);
  await server.carryOutDeletions();
  await Promise.all([server.eraseLoose(), server.eraseLoose()]);
  expect(storage.calls.filter((method) => method === 'DELETE')).toHaveLength(3);
  expect(keys()).toEqual([]);
});

test('a file of before, in the database, is read, and leaves it for the bucket when it is replaced', async () => {
  const { id } = await readAs(CreateCandidateResponse, await create());
  const bytes = new Uint8Array(await resumeFile('image-only.pdf').arrayBuffer());
  await server.db.deleteFrom('stored_files').execute();
  await server.db
    .insertInto('resume_files')
    .values({ candidate_id: id, media_type: 'application/pdf', bytes })
    .execute();
  await server.eraseLoose();
  expect(keys()).toEqual([]);
  await expectFile(id, resumeFile('image-only.pdf'));
  await replace(id, resumeFile('two-column.pdf'));
  expect(await server.db.selectFrom('resume_files').selectAll().execute()).toEqual([]);
  await expectFile(id, resumeFile('two-column.pdf'));
});

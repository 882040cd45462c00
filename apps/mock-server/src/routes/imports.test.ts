import {
  ListImportsResponse,
  ReadImportRowsResponse,
  StartImportResponse,
} from '@cortex/api-client/background/validators';
import { ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { backgroundTaskLimits, importLimits } from '@cortex/api-client/limits';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { findNext } from '../backgroundTasks/findNext.ts';
import { claim } from '../backgroundTasks/leases.ts';
import { workOnTask } from '../backgroundTasks/workOnTask.ts';
import { eraseAgain } from '../db/erasures.ts';
import { createBuiltInAnalyzer } from '../workers/analyzer.ts';
import { performHere } from '../workers/perform.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; member: string; stranger: string };

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
});

const rowOf = (name: string, number: number, told: object = {}) => ({
  number,
  name,
  email: `${name}@example.com`,
  phone: '+49 30 5550 100',
  notes: 'Imported from people.csv.',
  ...told,
});

type Sent = { token: string; rows: object[]; duplicates?: string; key?: string };

function start({ token, rows, duplicates = 'leave_out', key }: Sent) {
  const request = asJson('POST', token, { file_name: 'people.csv', duplicates, rows });
  const headers = { ...request.headers, ...(key ? { 'Idempotency-Key': key } : {}) };
  return server.app.request('/imports/', { ...request, headers });
}
const started = async (sent: Sent) => readAs(StartImportResponse, await start(sent));
const list = async (token: string) =>
  readAs(ListImportsResponse, await server.app.request('/imports/', bearer(token)));
const rowsOf = (token: string, id: string, query = '') =>
  server.app.request(`/imports/${id}/rows${query}`, bearer(token));
const readRows = async (...asked: Parameters<typeof rowsOf>) =>
  readAs(ReadImportRowsResponse, await rowsOf(...asked));
const cancel = (token: string, id: string) =>
  server.app.request(`/imports/${id}`, { method: 'DELETE', ...bearer(token) });
const candidates = async (token: string) =>
  readAs(ListCandidatesResponse, await server.app.request('/candidates/', bearer(token)));

const scoring = () => ({
  ...server.dependencies,
  analyzer: createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf)),
});

async function takeTurn(): Promise<string | undefined> {
  server.advance(10);
  const next = await findNext(scoring());
  const task = next && (await claim(scoring(), next));
  if (task) await workOnTask(scoring(), task, () => false);
  return next?.id;
}

test('rows become candidates of who asked, those at fault are told with the reason, and nothing more is kept of the others', async () => {
  const made = await started({
    token: tokens.member,
    rows: [
      rowOf('ann', 2),
      rowOf('ben', 3, { email: 'ben' }),
      rowOf('cleo', 4, { name: ' Cleo ', phone: '' }),
    ],
  });
  expect(made).toMatchObject({ file_name: 'people.csv', state: 'waiting', total: 3, done: 0 });
  expect((await readRows(tokens.member, made.id)).rows).toEqual([]);
  expect(await takeTurn()).toBe(made.id);
  const { import: ended, rows, next } = await readRows(tokens.member, made.id);
  expect(ended).toMatchObject({ state: 'done', done: 3, refused: 2 });
  expect(next).toBe(4);
  const [ann] = await candidates(tokens.member);
  expect(ann).toMatchObject({ name: 'ann', has_resume: false, can_edit: true });
  expect(rows).toEqual([
    { number: 2, candidate_id: ann?.id },
    {
      number: 3,
      error: expect.objectContaining({
        code: 'validation_failed',
        errors: { email: 'Enter an email address, as name@example.com.' },
      }),
      values: rowOf('ben', 3, { email: 'ben' }),
    },
    {
      number: 4,
      error: expect.objectContaining({ errors: { phone: 'This field is required.' } }),
      values: rowOf('cleo', 4, { name: ' Cleo ', phone: '' }),
    },
  ]);
  expect((await readRows(tokens.member, made.id, '?not_made=true')).rows.map(({ number }) => number)).toEqual(
    [3, 4],
  );
  expect((await readRows(tokens.member, made.id, '?after=3')).rows.map(({ number }) => number)).toEqual([4]);
  const kept = await server.db.selectFrom('import_rows').selectAll().where('number', '=', 2).execute();
  expect(kept).toEqual([
    { import_id: made.id, number: 2, content: null, email_key: null, candidate_id: ann?.id, error: null },
  ]);
  const events = await server.db.selectFrom('events').select(['type', 'user_id']).execute();
  expect(events).toEqual([{ type: 'candidate_created', user_id: 'usr_member' }]);
});

test('who is there already is left out or added, as the person said; an earlier row counts', async () => {
  const rows = [rowOf('ann', 2), rowOf('ann', 3, { email: 'ANN@example.com' })];
  const one = await started({ token: tokens.admin, rows });
  await takeTurn();
  expect((await readRows(tokens.admin, one.id)).rows[1]).toMatchObject({
    number: 3,
    error: { code: 'email_taken' },
  });
  await started({ token: tokens.stranger, rows: rows.slice(0, 1) });
  await started({ token: tokens.admin, rows, duplicates: 'add' });
  await takeTurn();
  await takeTurn();
  expect(await candidates(tokens.admin)).toHaveLength(3);
  expect(await candidates(tokens.stranger)).toHaveLength(1);
});

test('an admin sees the imports of all and may cancel them; rows are of who asked', async () => {
  const { id } = await started({ token: tokens.member, rows: [rowOf('ann', 2)] });
  expect((await list(tokens.admin)).map((one) => [one.id, one.by.full_name])).toEqual([
    [id, 'Person usr_member'],
  ]);
  expect(await list(tokens.stranger)).toEqual([]);
  for (const token of [tokens.admin, tokens.stranger])
    expect((await readError(await rowsOf(token, id))).code).toBe('not_found');
  expect((await cancel(tokens.stranger, id)).status).toBe(404);
  expect((await cancel(tokens.admin, id)).status).toBe(204);
  expect(await takeTurn()).toBeUndefined();
  expect(await list(tokens.member)).toMatchObject([{ state: 'cancelled', done: 0 }]);
  expect((await readRows(tokens.member, id)).rows).toEqual([{ number: 2, values: rowOf('ann', 2) }]);
});

test('what is cancelled in the middle of a turn stops between rows, and says how many were made', async () => {
  const total = 400;
  const rows = Array.from({ length: total }, (_, index) => rowOf(`p${index}`, index + 2));
  const { id } = await started({ token: tokens.admin, rows });
  const task = await claim(scoring(), { table: 'imports', id });
  let cancelled: ReturnType<typeof cancel> | undefined;
  const clock = () => {
    cancelled ??= cancel(tokens.admin, id);
    return server.dependencies.clock();
  };
  if (task) await workOnTask({ ...scoring(), clock }, task, () => false);
  expect((await cancelled)?.status).toBe(204);
  const [ended] = await list(tokens.admin);
  expect(ended?.state).toBe('cancelled');
  const { done = total } = ended ?? {};
  expect(done).toBeLessThan(total);
  expect(await takeTurn()).toBeUndefined();
  expect(await candidates(tokens.admin)).toHaveLength(done);
  expect((await readRows(tokens.admin, id, '?not_made=true')).rows).toHaveLength(total - done);
});

test('between rows a server looks at what others want', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => rowOf(`p${index}`, index + 2));
  const { id } = await started({ token: tokens.admin, rows });
  const task = await claim(scoring(), { table: 'imports', id });
  const turn = task && workOnTask(scoring(), task, () => false);
  await new Promise((resume) => setTimeout(resume, 0));
  expect((await list(tokens.admin))[0]?.done).toBeLessThan(400);
  await turn;
});

test('a server that lost an import to another one makes nothing, so that each row is a candidate once', async () => {
  const { id } = await started({ token: tokens.admin, rows: [rowOf('ann', 2), rowOf('ben', 3)] });
  const dead = await claim(scoring(), { table: 'imports', id });
  expect(dead?.id).toBe(id);
  expect(await takeTurn()).toBeUndefined();
  server.advance(16_000);
  expect(await takeTurn()).toBe(id);
  if (dead) await workOnTask(scoring(), dead, () => false);
  expect((await candidates(tokens.admin)).map(({ name }) => name).toSorted()).toEqual(['ann', 'ben']);
  expect(await list(tokens.admin)).toMatchObject([{ state: 'done', done: 2, refused: 0 }]);
});

test('the same call sent again with its key begins nothing more, the key of another person is another', async () => {
  const sent = { token: tokens.admin, rows: [rowOf('ann', 2)], key: 'key-of-mine' };
  const first = await started(sent);
  expect((await started(sent)).id).toBe(first.id);
  expect((await started({ ...sent, token: tokens.member })).id).not.toBe(first.id);
});

test('there are only so many at once, with rankings; a number stands for one row; one row has a megabyte', async () => {
  const twice = await start({ token: tokens.admin, rows: [rowOf('ann', 2), rowOf('ben', 2)] });
  expect((await readError(twice)).errors).toEqual({ rows: 'Two rows have the same number.' });
  for (let other = 0; other < backgroundTaskLimits.person; other += 1)
    await started({ token: tokens.admin, rows: [rowOf(`p${other}`, 2, { notes: 'x'.repeat(2 ** 20) })] });
  const refused = await start({ token: tokens.admin, rows: [rowOf('one-too-many', 2)] });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  const large = await start({
    token: tokens.stranger,
    rows: [rowOf('p', 2, { notes: 'x'.repeat(importLimits.bytes) })],
  });
  expect((await readError(large)).code).toBe('payload_too_large');
});

test('texts that no database keeps are refused by themselves', async () => {
  const rows = [
    rowOf('a\0', 2),
    rowOf('\ud800', 3),
    rowOf('ben', 4, { email: '\0\ud800@example.com' }),
    rowOf('cleo', 5),
  ];
  const { id } = await started({ token: tokens.admin, rows });
  await takeTurn();
  const { import: ended, rows: told } = await readRows(tokens.admin, id);
  expect(ended).toMatchObject({ state: 'done', done: 4, refused: 3 });
  expect(told.map(({ error }) => error?.code)).toEqual([
    'validation_failed',
    'validation_failed',
    'validation_failed',
    undefined,
  ]);
});

test('what a refused row says goes with the candidate who has its email, however that one is erased', async () => {
  const rows = [
    rowOf('ann', 2),
    rowOf('ann', 3),
    rowOf('ben', 4),
    rowOf('ben', 5),
    rowOf('cleo', 6, { phone: '' }),
  ];
  const { id } = await started({ token: tokens.admin, rows });
  await takeTurn();
  const listed = await candidates(tokens.admin);
  const idOf = (name: string) => listed.find((one) => one.name === name)?.id ?? '';
  const valuesOf = async () =>
    (await readRows(tokens.admin, id, '?not_made=true')).rows.map(({ number, values }) => [
      number,
      values?.name,
    ]);
  expect(await valuesOf()).toEqual([
    [3, 'ann'],
    [5, 'ben'],
    [6, 'cleo'],
  ]);
  const deleted = await server.app.request(`/candidates/${idOf('ann')}`, {
    method: 'DELETE',
    ...bearer(tokens.admin),
  });
  expect(deleted.status).toBe(200);
  expect(await valuesOf()).toEqual([
    [3, undefined],
    [5, 'ben'],
    [6, 'cleo'],
  ]);
  expect(await eraseAgain(server.db, new Set([idOf('ben')]))).toMatchObject({ erased: 1 });
  expect(await valuesOf()).toEqual([
    [3, undefined],
    [5, undefined],
    [6, 'cleo'],
  ]);
});

test('it goes with the person who asked, and is forgotten with its rows after its days', async () => {
  await started({ token: tokens.member, rows: [rowOf('ann', 2)] });
  await server.app.request('/users/usr_member', { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await server.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
  await started({ token: tokens.admin, rows: [rowOf('ben', 2, { email: 'none' })] });
  await takeTurn();
  expect(await list(tokens.admin)).toHaveLength(1);
  server.advance((importLimits.keptDays + 1) * 24 * 60 * 60_000);
  await server.app.request('/healthz');
  await server.readMails();
  expect(await server.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
});

test('the tags of a row are those of its candidate, by the rules that tags have', async () => {
  const tagged = (name: string, number: number, tags: unknown) => rowOf(name, number, { tags });
  const made = await started({
    token: tokens.member,
    rows: [
      tagged('ada', 2, ['SQL', ' night   shifts ']),
      tagged('bob', 3, ['Go', 'go']),
      tagged('cleo', 4, ['x'.repeat(41)]),
      tagged(
        'dora',
        5,
        Array.from({ length: 21 }, (_, index) => `tag ${index}`),
      ),
      tagged('emil', 6, []),
    ],
  });
  await takeTurn();
  const stored = await candidates(tokens.member);
  expect(stored.map(({ name, tags }) => [name, tags]).toSorted()).toEqual([
    ['ada', ['SQL', 'night shifts']],
    ['emil', []],
  ]);
  const { rows } = await readRows(tokens.member, made.id, '?not_made=true');
  expect(
    rows.map(({ number, values, error }) => [number, values?.tags?.length, error?.errors?.tags]),
  ).toEqual([
    [3, 2, 'A tag stands here twice.'],
    [4, 1, expect.any(String)],
    [5, 21, expect.any(String)],
  ]);
});

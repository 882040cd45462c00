import { readFileSync } from 'node:fs';
import { ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { CreateApiKeyResponse, ListApiKeysResponse } from '@cortex/api-client/keys/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { operationIds, operations } from '@cortex/api-client/operations';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let second: string;
let member: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  second = await server.signIn('second@example.com');
  member = await server.signIn('member@example.com');
  stranger = await server.signIn('stranger@example.com');
});

const get = (path: string, as: string) => server.app.request(path, bearer(as));
const send = (path: string, body: unknown, as: string, method = 'POST') =>
  server.app.request(path, asJson(method, as, body));
const revoke = (id: string, as = admin) =>
  server.app.request(`/api_keys/${id}`, { method: 'DELETE', ...bearer(as) });
const make = async (scope: 'read' | 'write', as = admin, days = 30) =>
  readAs(CreateApiKeyResponse, await send('/api_keys/', { name: 'Warehouse', scope, days }, as));
const list = async (as = admin) => readAs(ListApiKeysResponse, await get('/api_keys/', as));
const JOB = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };

test('its secret is told once, and kept nowhere', async () => {
  const { key, api_key } = await make('read');
  expect(key).toMatch(/^ctx_[\w-]{43}$/);
  expect(api_key).toMatchObject({ scope: 'read', ending: key.slice(-4), by: { id: 'usr_admin' } });
  const listed = await get('/api_keys/', admin);
  const text = await listed.clone().text();
  expect(text).not.toContain(key);
  expect(await readAs(ListApiKeysResponse, listed)).toEqual([api_key]);
  const rows = await server.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  const { entries } = await readAs(ListLedgerResponse, await get('/api/organization/ledger', admin));
  expect(entries[0]).toMatchObject({
    kind: 'api_key_created',
    by: { id: 'usr_admin' },
    change: { to: 'read' },
  });
});

test('it sees what its maker sees, and a key that may read changes nothing', async () => {
  const { key } = await make('read');
  expect(await readAs(ListCandidatesResponse, await get('/candidates/', key))).toEqual([]);
  const refused = await send('/jobs/', JOB, key);
  expect([refused.status, (await readError(refused)).code]).toEqual([403, 'admin_required']);
  expect((await list())[0]?.last_used_at).toBeDefined();
});

test('one that may write makes what its maker would', async () => {
  const { key } = await make('write');
  expect((await send('/jobs/', JOB, key)).status).toBe(201);
  expect((await get('/jobs/', stranger)).status).toBe(200);
});

const person = operationIds.filter((id) => operations[id].role === 'admin');
type Tagged = { operationId?: string; tags?: string[] };
const contract: { paths: Record<string, Record<string, Tagged>> } = JSON.parse(
  readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8'),
);
/** The contract names them by their tags. */
const own = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ tags = [] }) => tags.some((tag) => ['auth', 'company', 'account', 'passkeys'].includes(tag)))
  .map(({ operationId }) => operationIds.find((id) => id === operationId))
  .filter((id) => id !== undefined)
  .filter((id) => operations[id].role === 'user');

test.each([...person, ...own])('no key calls %s', async (id) => {
  const { key } = await make('write');
  const { method, path } = operations[id];
  const answer = await server.app.request(path.replace('{id}', 'usr_member'), {
    method: method.toUpperCase(),
    ...bearer(key),
  });
  expect([answer.status, (await readError(answer)).code]).toEqual([403, 'admin_required']);
});

test('an admin alone makes, lists and revokes them, of their own organization', async () => {
  const { api_key } = await make('read');
  expect((await send('/api_keys/', { name: 'A', scope: 'read', days: 1 }, member)).status).toBe(403);
  expect((await get('/api_keys/', member)).status).toBe(403);
  expect(await list(stranger)).toEqual([]);
  expect((await revoke(api_key.id, stranger)).status).toBe(404);
  expect((await revoke(api_key.id, second)).status).toBe(204);
  expect((await revoke(api_key.id)).status).toBe(404);
});

test('it ends when it is revoked, and with its time', async () => {
  const { key, api_key } = await make('read', admin, 7);
  const { key: other } = await make('read', admin, 30);
  server.advance(7 * DAY_MS);
  expect((await get('/jobs/', key)).status).toBe(401);
  expect((await get('/jobs/', other)).status).toBe(200);
  const again = await server.signIn('admin@example.com');
  const [left, ...more] = await list(again);
  expect(more).toEqual([]);
  expect(left?.id).not.toBe(api_key.id);
  expect((await revoke(left?.id ?? '', again)).status).toBe(204);
  expect((await get('/jobs/', other)).status).toBe(401);
  expect((await get('/jobs/', 'ctx_unknown')).status).toBe(401);
});

test('it ends with the role of its maker, and does not come back with it', async () => {
  const { key } = await make('read', second);
  const fields = { username: 'second', email: 'second@example.com', full_name: 'Second' };
  const change = async (is_admin: boolean) =>
    expect((await send('/users/usr_second', { ...fields, is_admin }, admin, 'PUT')).status).toBe(200);
  await change(false);
  expect((await get('/jobs/', key)).status).toBe(401);
  await change(true);
  expect((await get('/jobs/', key)).status).toBe(401);
  const { key: next } = await make('read', await server.signIn('second@example.com'));
  await server.app.request('/users/usr_second', { method: 'DELETE', ...bearer(admin) });
  expect((await get('/jobs/', next)).status).toBe(401);
});

test('where everybody has to have a second factor, a key of somebody without one is good for nothing', async () => {
  const { key } = await make('read');
  await server.db.updateTable('organizations').set({ second_factor_required: 1 }).execute();
  expect(await readError(await get('/jobs/', key))).toMatchObject({ code: 'second_factor_setup_required' });
});

test('20 of an organization are valid at once, and their days are 1 to 365', async () => {
  for (const days of [0, 366, 1.5, '30'])
    expect((await send('/api_keys/', { name: 'A', scope: 'read', days }, admin)).status).toBe(422);
  for (let made = 0; made < 20; made += 1) await make('read');
  expect(
    await readError(await send('/api_keys/', { name: 'A', scope: 'read', days: 1 }, admin)),
  ).toMatchObject({
    code: 'validation_failed',
    detail: 'Your organization has 20 API keys. Revoke one before you make another.',
  });
});

test('who proved long ago who they are does so again before they make one', async () => {
  server.advance(3 * 60 * 60_000);
  expect(
    await readError(await send('/api_keys/', { name: 'A', scope: 'read', days: 1 }, admin)),
  ).toMatchObject({
    code: 'reauthentication_required',
  });
});

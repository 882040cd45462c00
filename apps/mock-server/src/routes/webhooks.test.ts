import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { webhooksLimits } from '@cortex/api-client/limits';
import {
  CreateWebhookResponse,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  RotateWebhookSecretResponse,
  TestWebhookResponse,
  UpdateWebhookResponse,
} from '@cortex/api-client/webhooks/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const HOUR_MS = 60 * 60_000;
const url = 'https://hr.example.com/cortex?key=secret-of-theirs';
const input = { url, kinds: ['candidate.created', 'job.created'], is_on: true };

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let member: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  member = await server.signIn('member@example.com');
  stranger = await server.signIn('stranger@example.com');
});

const get = (path: string, as = admin) => server.app.request(path, bearer(as));
const send = (method: string, path: string, body?: unknown, as = admin) =>
  server.app.request(path, body === undefined ? { method, ...bearer(as) } : asJson(method, as, body));
const add = async (others: object = {}, as = admin) =>
  readAs(CreateWebhookResponse, await send('POST', '/webhooks/', { ...input, ...others }, as));
const list = async (as = admin) => readAs(ListWebhooksResponse, await get('/webhooks/', as));
const deliveries = async (id: string, query = '') =>
  readAs(ListWebhookDeliveriesResponse, await get(`/webhooks/${id}/deliveries${query}`));
const readRecord = async () => {
  const { entries } = await readAs(ListLedgerResponse, await get('/api/organization/ledger'));
  return entries
    .filter(({ kind }) => kind.startsWith('webhook'))
    .map(({ kind, by, change }) => [kind, by.id, change?.from, change?.to])
    .toReversed();
};

test('its secret is told once, and lies sealed', async () => {
  const { secret, webhook } = await add();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const listed = await get('/webhooks/');
  expect(await listed.clone().text()).not.toContain(secret.slice(6));
  expect(await readAs(ListWebhooksResponse, listed)).toEqual([webhook]);
  expect(webhook).toMatchObject({ ...input, by: { id: 'usr_admin' } });
  const rows = await server.db.selectFrom('webhooks').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});

test('what admins do with one stands in the record, by its host alone', async () => {
  const { webhook } = await add();
  const path = `/webhooks/${webhook.id}`;
  const change = async (others: object) =>
    readAs(UpdateWebhookResponse, await send('PUT', path, { ...input, ...others }));
  expect(await change({ is_on: false })).toMatchObject({ is_on: false });
  expect(await change({ kinds: ['job.deleted', 'job.deleted'] })).toMatchObject({ kinds: ['job.deleted'] });
  await change({ kinds: ['job.deleted'], url: 'https://other.example.com:8443/x' });
  await readAs(RotateWebhookSecretResponse, await send('POST', `${path}/secret`));
  expect((await send('DELETE', path)).status).toBe(204);
  expect(await readRecord()).toEqual([
    ['webhook_added', 'usr_admin', undefined, 'hr.example.com'],
    ['webhook_changed', 'usr_admin', 'on', 'off'],
    ['webhook_changed', 'usr_admin', undefined, 'hr.example.com'],
    ['webhook_changed', 'usr_admin', 'off', 'on'],
    ['webhook_changed', 'usr_admin', undefined, 'other.example.com:8443'],
    ['webhook_secret_rotated', 'usr_admin', undefined, 'other.example.com:8443'],
    ['webhook_deleted', 'usr_admin', undefined, 'other.example.com:8443'],
  ]);
});

test('an address that must not be called is refused, when one is added and when one is changed', async () => {
  const { webhook } = await add();
  for (const wrong of ['http://hr.example.com/', 'https://127.0.0.1/', 'https://hr.example.com:22/']) {
    for (const response of [
      await send('POST', '/webhooks/', { ...input, url: wrong }),
      await send('PUT', `/webhooks/${webhook.id}`, { ...input, url: wrong }),
    ]) {
      expect(response.status, wrong).toBe(422);
      expect(Object.keys((await readError(response)).errors ?? {})).toEqual(['url']);
    }
  }
  expect(await list()).toEqual([webhook]);
});

test('an organization has so many at most', async () => {
  for (let index = 0; index < webhooksLimits.most; index += 1) await add();
  const refused = await send('POST', '/webhooks/', input);
  expect(refused.status).toBe(422);
  expect((await readError(refused)).detail).toBe(
    'Your organization has 10 webhooks. Delete one before you add another.',
  );
  await add({}, stranger);
});

test('an admin alone has to do with them, and of their own organization alone', async () => {
  const { webhook } = await add();
  const test = await readAs(TestWebhookResponse, await send('POST', `/webhooks/${webhook.id}/test`));
  const calls = [
    ['GET', '/webhooks/', undefined],
    ['POST', '/webhooks/', input],
    ['PUT', `/webhooks/${webhook.id}`, input],
    ['DELETE', `/webhooks/${webhook.id}`, undefined],
    ['POST', `/webhooks/${webhook.id}/secret`, undefined],
    ['POST', `/webhooks/${webhook.id}/test`, undefined],
    ['GET', `/webhooks/${webhook.id}/deliveries`, undefined],
    ['POST', `/webhook_deliveries/${test.id}/resend`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await send(method, path, body, member)).status, path).toBe(403);
    if (!path.endsWith('/webhooks/'))
      expect((await send(method, path, body, stranger)).status, path).toBe(404);
  }
  expect(await list(stranger)).toEqual([]);
  expect((await list()).map(({ id }) => id)).toEqual([webhook.id]);
});

test('what makes or redirects messages asks for a fresh proof', async () => {
  const { webhook } = await add();
  server.advance(2 * HOUR_MS + 1);
  for (const [method, path, body] of [
    ['POST', '/webhooks/', input],
    ['PUT', `/webhooks/${webhook.id}`, input],
    ['POST', `/webhooks/${webhook.id}/secret`, undefined],
  ] as const) {
    const response = await send(method, path, body);
    expect([response.status, (await readError(response)).code]).toEqual([403, 'reauthentication_required']);
  }
  expect((await send('DELETE', `/webhooks/${webhook.id}`)).status).toBe(204);
});

test('a test event waits, and can be asked for again; where the webhook is off neither', async () => {
  const { webhook } = await add();
  const path = `/webhooks/${webhook.id}`;
  const event = await readAs(TestWebhookResponse, await send('POST', `${path}/test`));
  expect(event).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 });
  const resend = () => send('POST', `/webhook_deliveries/${event.id}/resend`);
  expect(await (await resend()).json()).toMatchObject({ id: event.id, state: 'waiting' });
  expect(await deliveries(webhook.id)).toHaveLength(1);
  await send('PUT', path, { ...input, is_on: false });
  for (const response of [await send('POST', `${path}/test`), await resend()]) {
    expect(response.status).toBe(422);
    expect((await readError(response)).detail).toBe('This webhook is off. Switch it on first.');
  }
  expect((await send('POST', '/webhook_deliveries/msg_none/resend')).status).toBe(404);
});

test('no admin sends without end by hand', async () => {
  const { webhook } = await add();
  for (let index = 0; index < 300; index += 1) await send('POST', `/webhooks/${webhook.id}/test`);
  const refused = await send('POST', `/webhooks/${webhook.id}/test`);
  expect([refused.status, (await readError(refused)).code]).toEqual([429, 'rate_limited']);
  expect(await deliveries(webhook.id)).toHaveLength(webhooksLimits.listed);
});

test('deliveries come newest first, and by their state', async () => {
  const { webhook } = await add();
  const event = async () => readAs(TestWebhookResponse, await send('POST', `/webhooks/${webhook.id}/test`));
  const first = await event();
  server.advance(1_000);
  const second = await event();
  await server.db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null, status: 500, failure: 'status', attempts: 10 })
    .where('id', '=', first.id)
    .execute();
  expect((await deliveries(webhook.id)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await deliveries(webhook.id, '?state=failed')).toMatchObject([
    { id: first.id, status: 500, failure: 'status', attempts: 10 },
  ]);
  expect(await deliveries(webhook.id, '?state=delivered')).toEqual([]);
  expect((await get(`/webhooks/${webhook.id}/deliveries?state=none`)).status).toBe(422);
});

test('deliveries come a page at a time, those of one moment among them, and of nobody else', async () => {
  const { webhook } = await add();
  const { webhook: other } = await add();
  const event = async (id: string) =>
    (await readAs(TestWebhookResponse, await send('POST', `/webhooks/${id}/test`))).id;
  const sent: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    // Three at a time at the same moment.
    if (index % 3 === 0) server.advance(1_000);
    sent.push(await event(webhook.id));
    await event(other.id);
  }
  const page = async (query: string) => (await deliveries(webhook.id, query)).map(({ id }) => id);
  const all = await page('');
  expect(all.toSorted()).toEqual(sent.toSorted());
  for (const size of [1, 2, 3, 6]) {
    const found: string[] = [];
    for (let rows = await page(`?limit=${size}`); rows.length > 0; ) {
      found.push(...rows);
      rows = await page(`?limit=${size}&before=${found.at(-1)}`);
    }
    expect(found).toEqual(all);
  }
  const waiting = await page(`?state=waiting&limit=2&before=${all[2]}`);
  expect(waiting).toEqual(all.slice(3, 5));
  expect(await page('?before=msg_forgotten')).toEqual([]);
  expect(await page(`?before=${await event(other.id)}`)).toEqual([]);
  for (const query of ['?limit=0', `?limit=${webhooksLimits.listed + 1}`, '?limit=two', '?before=a%20b'])
    expect((await get(`/webhooks/${webhook.id}/deliveries${query}`)).status, query).toBe(422);
});

test('it stays with its organization when who added it is deleted, and ends with the organization', async () => {
  await server.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', 'usr_member').execute();
  const second = await server.signIn('member@example.com');
  const { webhook } = await add({}, second);
  expect((await send('DELETE', '/users/usr_member')).status).toBe(200);
  expect(await list()).toMatchObject([{ id: webhook.id, by: { id: 'usr_member' } }]);
  await send('POST', `/webhooks/${webhook.id}/test`);
  await server.addOrganization('org_empty', 'basic', []);
  const { db } = server;
  for (const table of ['webhooks', 'webhook_deliveries'] as const)
    await db.updateTable(table).set({ organization_id: 'org_empty' }).execute();
  await db.deleteFrom('organizations').where('id', '=', 'org_empty').execute();
  expect(await db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});

import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import type { WebhookKind } from '@cortex/api-client/model';
import {
  CreateWebhookResponse,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  RotateWebhookSecretResponse,
} from '@cortex/api-client/webhooks/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startReceiver, verify } from '../../testing/receiver.ts';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { transact } from '../db/transact.ts';
import { deliverDue } from '../mail/outbox.ts';
import { announce } from '../webhooks/announce.ts';
import { claimDelivery, type Delivering } from './deliver.ts';
import { runWebhooks, type WebhookRunner } from './runWebhooks.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const PAUSES_S = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const ALL: WebhookKind[] = [
  'candidate.created',
  'candidate.updated',
  'candidate.deleted',
  'candidate.restored',
  'candidate.merged',
  'candidate.stage_changed',
  'candidate.left_job',
  'application.received',
  'job.created',
  'job.updated',
  'job.deleted',
  'job.restored',
];

let server: Awaited<ReturnType<typeof createTestApp>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let admin: string;
const receivers: { stop(): Promise<void> }[] = [];
const runners: WebhookRunner[] = [];

beforeEach(async () => {
  server = await createTestApp(undefined, { allowPrivateWebhooks: true });
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  // The library that verifies looks at the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: server.dependencies.clock() });
  admin = await server.signIn('admin@example.com');
  receiver = await receive();
});

afterEach(async () => {
  for (const { stop } of receivers.splice(0)) await stop();
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  vi.useRealTimers();
});

async function receive() {
  const started = await startReceiver();
  receivers.push(started);
  return started;
}

function run(others: Partial<Delivering> = {}): WebhookRunner {
  const { db, clock } = server.dependencies;
  const delivering = { db, clock, secretsKeys: [], allowPrivate: true, ...others };
  const runner = runWebhooks(delivering, (error) => {
    throw error;
  });
  runners.push(runner);
  return runner;
}

function advance(milliseconds: number): void {
  server.advance(milliseconds);
  vi.setSystemTime(server.dependencies.clock());
}

const send = (method: string, path: string, body?: unknown, as = admin) =>
  server.app.request(path, body === undefined ? { method, ...bearer(as) } : asJson(method, as, body));
const add = async (url = receiver.url, kinds = ALL, as = admin) =>
  readAs(CreateWebhookResponse, await send('POST', '/webhooks/', { url, kinds, is_on: true }, as));
const read = async (id: string) =>
  readAs(ListWebhookDeliveriesResponse, await send('GET', `/webhooks/${id}/deliveries`));
const webhooks = async () => readAs(ListWebhooksResponse, await send('GET', '/webhooks/'));
const testIt = (id: string, as = admin) => send('POST', `/webhooks/${id}/test`, undefined, as);
const JOB = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
const addJob = async () => (await readAs(CreateJobResponse, await send('POST', '/jobs/', JOB))).id;

function formOf(name: string): FormData {
  const form = new FormData();
  const fields = { name, email: `${name}@example.com`, phone: '+31 6 1234', notes: 'Speaks with customers.' };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

async function addCandidate(name: string): Promise<string> {
  const init = { method: 'POST', body: formOf(name), ...bearer(admin) };
  return (await readAs(CreateCandidateResponse, await server.app.request('/candidates/', init))).id;
}

/** Waits until nothing of an endpoint is due. */
async function settled(id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const now = server.dependencies.clock().toISOString();
        const waiting = await read(id);
        return waiting.filter(({ next_at, attempts }) => next_at && (next_at <= now || attempts === 0));
      },
      { timeout: 15_000, interval: 10 },
    )
    .toEqual([]);
  // Whoever holds an event has a lease: it is written down once that is over.
  await expect
    .poll(async () => (await read(id)).every(({ attempted_at }) => attempted_at !== undefined), {
      timeout: 15_000,
      interval: 10,
    })
    .toBe(true);
}

describe('what is sent', () => {
  test('each event with ids alone, signed as the specification says', async () => {
    const { secret, webhook } = await add();
    const job = await addJob();
    const candidate = await addCandidate('ada');
    const other = await addCandidate('grace');
    const stages = await readAs(ListStagesResponse, await send('GET', '/stages/'));
    const [first, second] = stages.map(({ id }) => id);
    const move = (stage_id?: string) =>
      send('POST', `/jobs/${job}/applications`, { candidate_ids: [candidate], stage_id });
    for (const response of [
      await send('PUT', `/jobs/${job}`, { ...JOB, title: 'Master baker' }),
      await server.app.request(`/candidates/${candidate}`, {
        method: 'PUT',
        body: formOf('ada'),
        ...bearer(admin),
      }),
      await send('PUT', `/candidates/${candidate}/tags`, { tags: ['Reliable'] }),
      await move(first),
      await move(second),
      await move(),
      await send('POST', `/candidates/${candidate}/merge`, {
        other_id: other,
        name: 'ada',
        email: 'ada@example.com',
        phone: '1',
        notes: 'n',
      }),
      await send('POST', `/candidates/${other}/restore`),
      await send('DELETE', `/candidates/${candidate}`),
      await send('DELETE', `/jobs/${job}`),
      await send('POST', '/jobs/', { ...JOB, title: 'Master baker' }),
    ])
      expect(response.status, await response.clone().text()).toBeLessThan(300);
    run();
    await settled(webhook.id);
    const messages = receiver.received.map((one) => verify(secret, one));
    const told = messages.map(({ type, data }) => JSON.stringify([type, data]));
    const moved = { candidate_id: candidate, job_id: job };
    expect(told.toSorted()).toEqual(
      [
        ['job.created', { job_id: job }],
        ['candidate.created', { candidate_id: candidate }],
        ['candidate.created', { candidate_id: other }],
        ['job.updated', { job_id: job }],
        ['candidate.updated', { candidate_id: candidate }],
        ['candidate.updated', { candidate_id: candidate }],
        ['candidate.stage_changed', { ...moved, stage_id: first }],
        ['candidate.stage_changed', { ...moved, stage_id: second, from_stage_id: first }],
        ['candidate.left_job', moved],
        ['candidate.merged', { candidate_id: candidate }],
        ['candidate.deleted', { candidate_id: other }],
        ['candidate.updated', { candidate_id: candidate }],
        ['candidate.restored', { candidate_id: other }],
        ['candidate.deleted', { candidate_id: candidate }],
        ['job.deleted', { job_id: job }],
        ['job.restored', { job_id: job }],
      ]
        .map((one) => JSON.stringify(one))
        .toSorted(),
    );
    expect(JSON.stringify(messages)).not.toMatch(/ada@|grace|baker|Reliable|1234/i);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(16);
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Cortex-Webhooks/1',
    });
  });

  test('an application by the jobs page', async () => {
    const { secret, webhook } = await add(receiver.url, ['application.received']);
    const job = await addJob();
    await send('PUT', '/jobs_page/', { is_on: true, address: 'org-one' });
    await send('PUT', `/jobs/${job}/publication`, {});
    const form = new FormData();
    for (const [field, value] of Object.entries({ name: 'Ada', email: 'ada@example.com', phone: '1' }))
      form.set(field, value);
    const text = 'Baked bread in three bakeries, and led a shift of four people at night.';
    form.set('resume_file', new File([new Uint8Array(makeWord(paragraph(text)))], 'resume.docx'));
    const applied = await server.app.request(`/open_jobs/${job}/applications`, {
      method: 'POST',
      body: form,
    });
    expect(applied.status, await applied.clone().text()).toBe(201);
    run();
    await settled(webhook.id);
    const [message] = receiver.received;
    const told = message && verify(secret, message);
    const data = { candidate_id: expect.any(String), job_id: job, stage_id: expect.any(String) };
    expect(told).toMatchObject({ type: 'application.received', data });
  });

  test('an endpoint is told of its kinds alone, and another organization of nothing', async () => {
    await server.addOrganization('org_two', 'basic', [
      { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
    ]);
    const stranger = await server.signIn('stranger@example.com');
    const { webhook } = await add(receiver.url, ['job.created']);
    const theirs = await receive();
    await add(theirs.url, ALL, stranger);
    await addCandidate('ada');
    await addJob();
    run();
    await settled(webhook.id);
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['job.created']);
    expect(theirs.received).toEqual([]);
  });

  test('what is taken back is not told', async () => {
    await add();
    const { db, clock } = server.dependencies;
    const event = { kind: 'job.created' as const, at: clock().toISOString(), data: { job_id: 'job_one' } };
    const failing = transact(db, async (trx) => {
      await announce(trx, { organizationId: 'org_one' }, event);
      throw new Error('The change failed.');
    });
    await expect(failing).rejects.toThrow('The change failed.');
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  test('for a day both secrets sign, then the new one alone', async () => {
    const { secret, webhook } = await add();
    const path = `/webhooks/${webhook.id}`;
    const rotated = await readAs(RotateWebhookSecretResponse, await send('POST', `${path}/secret`));
    expect(rotated.webhook.old_secret_until).toBe('2026-11-22T09:00:00.000Z');
    run();
    await testIt(webhook.id);
    await settled(webhook.id);
    const [both] = receiver.received.splice(0);
    for (const known of [secret, rotated.secret])
      expect(both && verify(known, both)).toMatchObject({ type: 'webhook.test', data: {} });
    advance(DAY_MS);
    admin = await server.signIn('admin@example.com');
    await testIt(webhook.id);
    await settled(webhook.id);
    const [late] = receiver.received;
    expect(late && verify(rotated.secret, late)).toBeDefined();
    expect(() => late && verify(secret, late)).toThrow('No matching signature found');
    expect((await webhooks())[0]?.old_secret_until).toBeUndefined();
  });
});

describe('where it fails', () => {
  test('it is tried again after pauses that grow, and then given up', async () => {
    receiver.answer(500);
    const { webhook } = await add();
    await testIt(webhook.id);
    const runner = run();
    for (const [index, pause] of PAUSES_S.entries()) {
      await settled(webhook.id);
      const [event] = await read(webhook.id);
      const next_at = new Date(server.dependencies.clock().getTime() + pause * SECOND_MS).toISOString();
      expect(event).toMatchObject({
        state: 'waiting',
        attempts: index + 1,
        status: 500,
        failure: 'status',
        next_at,
      });
      advance(pause * SECOND_MS - 1);
      admin = await server.signIn('admin@example.com');
      runner.wake();
      expect(receiver.received).toHaveLength(index + 1);
      advance(1);
      runner.wake();
      await expect.poll(() => receiver.received.length).toBe(index + 2);
    }
    await expect.poll(async () => (await read(webhook.id))[0]?.state).toBe('failed');
    expect((await read(webhook.id))[0]).toMatchObject({ attempts: 10 });
    expect((await read(webhook.id))[0]?.next_at).toBeUndefined();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times.map((time, index) => time - (times[index - 1] ?? time))).toEqual([0, ...PAUSES_S]);

    receiver.answer(204);
    const [given] = await read(webhook.id);
    await send('POST', `/webhook_deliveries/${given?.id}/resend`);
    runner.wake();
    await expect
      .poll(async () => (await read(webhook.id))[0])
      .toMatchObject({ state: 'delivered', attempts: 1 });
    expect((await webhooks())[0]?.failing_since).toBeUndefined();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(given?.id);
  });

  test.each([
    [301, 'redirect'],
    [404, 'status'],
    [503, 'status'],
  ] as const)('an answer of %d is a failure', async (status, failure) => {
    receiver.answer(status);
    const { webhook } = await add();
    await testIt(webhook.id);
    run();
    await settled(webhook.id);
    expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', status, failure }]);
    expect(await webhooks()).toMatchObject([{ is_on: true, failing_since: '2026-11-21T09:00:00.000Z' }]);
  });

  test('410 switches it off, which admins are told by mail and the record tells everybody', async () => {
    receiver.answer(410);
    const { webhook } = await add();
    await testIt(webhook.id);
    run();
    await expect.poll(async () => (await webhooks())[0]).toMatchObject({ is_on: false, stopped: 'gone' });
    await deliverDue(server.dependencies);
    const mails = await server.readMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@example.com', 'second@example.com']);
    expect(mails[0]?.text).toContain(
      `The webhook to 127.0.0.1:${receiver.port} answered that it is gone (410).`,
    );
    const { entries } = await readAs(ListLedgerResponse, await send('GET', '/api/organization/ledger'));
    expect(entries[0]).toMatchObject({
      kind: 'webhook_stopped',
      by: { id: 'usr_admin' },
      change: { to: `127.0.0.1:${receiver.port}` },
    });
    await addJob();
    expect(await read(webhook.id)).toHaveLength(1);
  });

  test('after five days without a success it is switched off; who switches it on again begins anew', async () => {
    receiver.answer(500);
    const { webhook } = await add();
    const runner = run();
    const tryOnce = async () => {
      admin = await server.signIn('admin@example.com');
      const before = receiver.received.length;
      await testIt(webhook.id);
      runner.wake();
      await expect.poll(() => receiver.received.length).toBeGreaterThan(before);
    };
    await tryOnce();
    await settled(webhook.id);
    advance(5 * DAY_MS - 1);
    await tryOnce();
    await settled(webhook.id);
    expect(await webhooks()).toMatchObject([{ is_on: true }]);
    advance(1);
    await tryOnce();
    await expect.poll(async () => (await webhooks())[0]).toMatchObject({ is_on: false, stopped: 'failing' });
    await deliverDue(server.dependencies);
    const [mail] = await server.readMails();
    expect(mail?.text).toContain('took nothing for 5 days');

    receiver.answer(200);
    const input = { url: receiver.url, kinds: ALL, is_on: true };
    expect((await send('PUT', `/webhooks/${webhook.id}`, input)).status).toBe(200);
    const [again] = await webhooks();
    expect(again).toMatchObject({ is_on: true });
    expect([again?.stopped, again?.failing_since]).toEqual([undefined, undefined]);
    advance(DAY_MS);
    admin = await server.signIn('admin@example.com');
    runner.wake();
    await expect
      .poll(async () => (await read(webhook.id)).map(({ state }) => state))
      .toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('what waits where it is switched off is sent once it is on again', async () => {
    const { webhook } = await add();
    await addJob();
    const switchTo = (is_on: boolean) =>
      send('PUT', `/webhooks/${webhook.id}`, { url: receiver.url, kinds: ALL, is_on });
    await switchTo(false);
    await addJob();
    const other = await receive();
    const { webhook: beside } = await add(other.url);
    const runner = run();
    await testIt(beside.id);
    runner.wake();
    await settled(beside.id);
    expect(receiver.received).toEqual([]);
    await switchTo(true);
    runner.wake();
    await settled(webhook.id);
    expect(receiver.received).toHaveLength(1);
  });

  test('a secret that cannot be read any more is said, and replaced', async () => {
    const { webhook } = await add();
    await server.db.updateTable('webhooks').set({ secret: 'database.none.none' }).execute();
    await testIt(webhook.id);
    const runner = run();
    await settled(webhook.id);
    expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', failure: 'secret_unreadable' }]);
    expect(receiver.received).toEqual([]);
    const { secret } = await readAs(
      RotateWebhookSecretResponse,
      await send('POST', `/webhooks/${webhook.id}/secret`),
    );
    advance(5 * SECOND_MS);
    runner.wake();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [message] = receiver.received;
    expect(message && verify(secret, message)).toBeDefined();
  });
});

describe('servers', () => {
  test('two of them send each event once', async () => {
    const { webhook } = await add();
    for (let index = 0; index < 60; index += 1) await testIt(webhook.id);
    const [one, other] = [run(), run()];
    one.wake();
    other.wake();
    await settled(webhook.id);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  test('what one took that died another one sends when its time is over, with the same id', async () => {
    const { webhook } = await add();
    await testIt(webhook.id);
    const [{ id = '' } = {}] = await read(webhook.id);
    const { db, clock } = server.dependencies;
    expect(await claimDelivery({ db, clock }, id)).toMatchObject({ attempts: 1 });
    expect(await claimDelivery({ db, clock }, id)).toBeUndefined();
    const runner = run();
    advance(30 * SECOND_MS - 1);
    runner.wake();
    expect(receiver.received).toEqual([]);
    advance(1);
    runner.wake();
    await expect
      .poll(async () => (await read(webhook.id))[0])
      .toMatchObject({ state: 'delivered', attempts: 2 });
    expect(receiver.received[0]?.headers['webhook-id']).toBe(id);
  });

  test('receivers that never answer hold up neither their organization’s others nor another organization', async () => {
    await server.addOrganization('org_two', 'basic', [
      { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
    ]);
    const stranger = await server.signIn('stranger@example.com');
    const silent = await receive();
    silent.answer('never');
    const { webhook: slow } = await add(silent.url);
    for (let index = 0; index < 40; index += 1) await testIt(slow.id);
    const runner = run();
    await expect.poll(() => silent.received.length).toBe(2);
    const { webhook: quick } = await add(receiver.url);
    const theirs = await receive();
    const { webhook: other } = await add(theirs.url, ALL, stranger);
    for (let index = 0; index < 20; index += 1) {
      await testIt(quick.id);
      await testIt(other.id, stranger);
    }
    runner.wake();
    await expect.poll(() => [receiver.received.length, theirs.received.length]).toEqual([20, 20]);
    expect(silent.received).toHaveLength(2);
  });

  test('a key that is to go is taken off the secrets at a start', async () => {
    const before = 'a key of thirty-two characters, or more';
    const after = 'another key of thirty-two characters or more';
    const { secret, webhook } = await add();
    const first = run({ secretsKeys: [before] });
    await expect
      .poll(() => server.db.selectFrom('webhooks').select('secret').executeTakeFirst())
      .toMatchObject({ secret: expect.stringMatching(/^setting-/) });
    await first.stop();
    const sealed = () => server.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    const withFirst = (await sealed()).secret;
    const second = run({ secretsKeys: [after, before] });
    await expect.poll(async () => (await sealed()).secret).not.toBe(withFirst);
    await second.stop();
    await testIt(webhook.id);
    run({ secretsKeys: [after] });
    await settled(webhook.id);
    const [message] = receiver.received;
    expect(message && verify(secret, message)).toBeDefined();
  });
});

describe('a private network', () => {
  test('is not reached by a name that stands for it when the message is sent', async () => {
    const { webhook } = await add('https://receiver.example:8443/hook');
    await testIt(webhook.id);
    run({ allowPrivate: false, resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    await settled(webhook.id);
    expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', failure: 'address_refused' }]);
  });

  test('is not reached by an address from when it was allowed', async () => {
    const { webhook } = await add();
    await testIt(webhook.id);
    run({ allowPrivate: false });
    await settled(webhook.id);
    expect(await read(webhook.id)).toMatchObject([{ failure: 'address_refused' }]);
    expect(receiver.received).toEqual([]);
  });
});

test('events are forgotten after thirty days, and a secret once it signs no more', async () => {
  const { webhook } = await add();
  await send('POST', `/webhooks/${webhook.id}/secret`);
  await testIt(webhook.id);
  advance(30 * DAY_MS);
  admin = await server.signIn('admin@example.com');
  await server.readMails();
  expect(await read(webhook.id)).toEqual([]);
  expect(await server.db.selectFrom('webhooks').select('old_secret').execute()).toEqual([
    { old_secret: null },
  ]);
});

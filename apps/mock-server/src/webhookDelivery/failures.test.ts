import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { expect, test } from 'vitest';
import { readAs } from '../../testing/testApp.ts';
import { ALL, DAY_MS, SECOND_MS, useWebhooks } from '../../testing/useWebhooks.ts';
import { deliverDue } from '../mail/outbox.ts';
import { findDue } from './findDue.ts';

const PAUSES_S = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const company = useWebhooks();
const { signIn, receive, run, advance, send, add, read, webhooks, testIt, addJob, settled } = company;

test('it is tried again after pauses that grow, and then given up', async () => {
  company.receiver.answer(500);
  const { webhook } = await add();
  await testIt(webhook.id);
  const runner = run();
  for (const [index, pause] of PAUSES_S.entries()) {
    await settled(webhook.id);
    const next_at = new Date(company.server.dependencies.clock().getTime() + pause * SECOND_MS).toISOString();
    const noted = { state: 'waiting', attempts: index + 1, status: 500, failure: 'status', next_at };
    await expect.poll(async () => (await read(webhook.id))[0]).toMatchObject(noted);
    advance(pause * SECOND_MS - 1);
    await signIn();
    expect(await findDue(company.server.dependencies)).toEqual([]);
    expect(company.receiver.received).toHaveLength(index + 1);
    advance(1);
    runner.wake();
    await expect.poll(() => company.receiver.received.length).toBe(index + 2);
  }
  await expect.poll(async () => (await read(webhook.id))[0]?.state).toBe('failed');
  expect((await read(webhook.id))[0]).toMatchObject({ attempts: 10 });
  expect((await read(webhook.id))[0]?.next_at).toBeUndefined();
  expect(new Set(company.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const times = company.receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(times.map((time, index) => time - (times[index - 1] ?? time))).toEqual([0, ...PAUSES_S]);

  company.receiver.answer(204);
  const [given] = await read(webhook.id);
  await send('POST', `/webhook_deliveries/${given?.id}/resend`);
  runner.wake();
  await expect
    .poll(async () => (await read(webhook.id))[0])
    .toMatchObject({ state: 'delivered', attempts: 1 });
  expect((await webhooks())[0]?.failing_since).toBeUndefined();
  expect(company.receiver.received.at(-1)?.headers['webhook-id']).toBe(given?.id);
});

test.each([
  [301, 'redirect'],
  [404, 'status'],
  [503, 'status'],
] as const)('an answer of %d is a failure', async (status, failure) => {
  company.receiver.answer(status);
  const { webhook } = await add();
  await testIt(webhook.id);
  run();
  await settled(webhook.id);
  expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', status, failure }]);
  expect(await webhooks()).toMatchObject([{ is_on: true, failing_since: '2026-11-21T09:00:00.000Z' }]);
});

test.each([
  [429, '120', 120],
  [503, 'Sat, 21 Nov 2026 09:10:00 GMT', 600],
  // Never sooner than the schedule says, and never later than its longest pause.
  [429, '1', 5],
  [503, '99999999999999999999', 86_400],
  [429, 'soon', 5],
  [500, '120', 5],
] as const)('after %d with "Retry-After: %s" it waits %d s', async (status, after, seconds) => {
  company.receiver.answer(status, { 'Retry-After': after });
  const { webhook } = await add();
  await testIt(webhook.id);
  run();
  await settled(webhook.id);
  const next_at = new Date(company.server.dependencies.clock().getTime() + seconds * SECOND_MS).toISOString();
  expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', status, next_at }]);
});

test('410 switches it off, which admins are told by mail and the record tells everybody', async () => {
  company.receiver.answer(410);
  const { webhook } = await add();
  await testIt(webhook.id);
  run();
  await expect.poll(async () => (await webhooks())[0]).toMatchObject({ is_on: false, stopped: 'gone' });
  await deliverDue(company.server.dependencies);
  const mails = await company.server.readMails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@example.com', 'second@example.com']);
  expect(mails[0]?.text).toContain(
    `The webhook to 127.0.0.1:${company.receiver.port} answered that it is gone (410).`,
  );
  const { entries } = await readAs(ListLedgerResponse, await send('GET', '/api/organization/ledger'));
  expect(entries[0]).toMatchObject({
    kind: 'webhook_stopped',
    by: { id: 'usr_admin' },
    change: { to: `127.0.0.1:${company.receiver.port}` },
  });
  await addJob();
  expect(await read(webhook.id)).toHaveLength(1);
});

test('after five days without a success it is switched off; who switches it on again begins anew', async () => {
  company.receiver.answer(500);
  const { webhook } = await add();
  const runner = run();
  const tryOnce = async () => {
    await signIn();
    const before = company.receiver.received.length;
    await testIt(webhook.id);
    runner.wake();
    await expect.poll(() => company.receiver.received.length).toBeGreaterThan(before);
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
  await deliverDue(company.server.dependencies);
  const [mail] = await company.server.readMails();
  expect(mail?.text).toContain('took nothing for 5 days');

  company.receiver.answer(200);
  const input = { url: company.receiver.url, kinds: ALL, is_on: true };
  expect((await send('PUT', `/webhooks/${webhook.id}`, input)).status).toBe(200);
  const [again] = await webhooks();
  expect(again).toMatchObject({ is_on: true });
  expect([again?.stopped, again?.failing_since]).toEqual([undefined, undefined]);
  advance(DAY_MS);
  await signIn();
  runner.wake();
  await expect
    .poll(async () => (await read(webhook.id)).map(({ state }) => state))
    .toEqual(['delivered', 'delivered', 'delivered']);
});

test('what waits where it is switched off is sent once it is on again', async () => {
  const { webhook } = await add();
  await addJob();
  const switchTo = (is_on: boolean) =>
    send('PUT', `/webhooks/${webhook.id}`, { url: company.receiver.url, kinds: ALL, is_on });
  await switchTo(false);
  await addJob();
  const other = await receive();
  const { webhook: beside } = await add(other.url);
  const runner = run();
  await testIt(beside.id);
  runner.wake();
  await settled(beside.id);
  expect(company.receiver.received).toEqual([]);
  await switchTo(true);
  runner.wake();
  await settled(webhook.id);
  expect(company.receiver.received).toHaveLength(1);
});

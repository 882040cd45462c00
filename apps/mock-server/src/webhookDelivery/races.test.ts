import { expect, test } from 'vitest';
import { DAY_MS, JOB, SECOND_MS, useWebhooks } from '../../testing/useWebhooks.ts';
import { claimDelivery, deliver } from './deliver.ts';
import { findDue } from './findDue.ts';

const company = useWebhooks();
const { receive, run, advance, send, add, addJob, read, webhooks, testIt, settled } = company;

/** Takes the oldest event that is due, as a server does that goes on with it later. */
async function claimFirst() {
  const { db, clock } = company.server.dependencies;
  const delivering = { db, clock, secretsKeys: [], allowPrivate: true };
  const [due] = await findDue(delivering);
  const delivery = due && (await claimDelivery(delivering, due.id));
  if (!delivery) throw new Error('Nothing is due.');
  return { finish: () => deliver(delivering, delivery) };
}

/** Sends an event, and does something after the receiver got it and before it answers with that status. */
async function meanwhile(status: number, act: () => unknown): Promise<void> {
  const { finish } = await claimFirst();
  const { received, hold } = company.receiver;
  const before = received.length;
  const release = hold();
  const done = finish();
  await expect.poll(() => received.length).toBe(before + 1);
  await act();
  release(status);
  await done;
}

test.each([
  410, 500,
])('an answer of %d of the address before does not count for the new one', async (status) => {
  const { webhook } = await add();
  await testIt(webhook.id);
  const other = await receive();
  const change = { url: other.url, kinds: webhook.kinds, is_on: true };
  await meanwhile(status, () => send('PUT', `/webhooks/${webhook.id}`, change));
  expect(await webhooks()).toMatchObject([{ url: other.url, is_on: true }]);
  expect((await webhooks())[0]?.failing_since).toBeUndefined();
});

test('a success that was begun before a failure ends the time in which all failed', async () => {
  const { webhook } = await add();
  await testIt(webhook.id);
  await testIt(webhook.id);
  await meanwhile(204, async () => {
    await company.server.db
      .updateTable('webhooks')
      .set({ failing_since: '2026-11-21T09:00:00.000Z' })
      .execute();
  });
  expect((await webhooks())[0]?.failing_since).toBeUndefined();
});

test('an event that was found before its endpoint was switched off is not sent', async () => {
  const { webhook } = await add();
  await testIt(webhook.id);
  const { dependencies } = company.server;
  const [due] = await findDue(dependencies);
  const { url, kinds } = webhook;
  await send('PUT', `/webhooks/${webhook.id}`, { url, kinds, is_on: false });
  expect(due && (await claimDelivery(dependencies, due.id))).toBeUndefined();
  expect(await read(webhook.id)).toMatchObject([{ attempts: 0 }]);
});

test('of each endpoint that is on the few are found that have waited longest, in turns', async () => {
  const one = (await add()).webhook.id;
  const other = (await add()).webhook.id;
  const off = (await add()).webhook;
  for (const id of [one, one, one, one, one, other, off.id]) {
    await testIt(id);
    advance(1);
  }
  await send('PUT', `/webhooks/${off.id}`, { url: off.url, kinds: off.kinds, is_on: false });
  const found = await findDue(company.server.dependencies);
  expect(found.map(({ webhook_id }) => webhook_id)).toEqual([one, other, one, one, one]);
  const oldest = (await read(one)).toReversed().slice(0, 4);
  expect(found.filter(({ webhook_id }) => webhook_id === one).map(({ id }) => id)).toEqual(
    oldest.map(({ id }) => id),
  );
});

test('four receivers that fail slowly, with more to do, leave the next turn to one that works', async () => {
  const slow = [await receive(), await receive(), await receive(), await receive()];
  const releases = slow.map(({ hold }) => hold());
  for (const { url } of slow) await add(url, ['job.created']);
  const jobs: string[] = [];
  for (let index = 0; index < 5; index += 1) jobs.push(await addJob());
  const got = () => slow.map(({ received }) => received.length);
  run();
  await expect.poll(got).toEqual([1, 1, 1, 1]);
  advance(SECOND_MS);
  const { webhook } = await add(company.receiver.url, ['job.updated']);
  await send('PUT', `/jobs/${jobs[0]}`, { ...JOB, title: 'Master baker' });
  releases[0]?.(500);
  await settled(webhook.id);
  expect(company.receiver.received).toHaveLength(1);
});

test('what waits for a time that a wrong clock meant is sent once the clock is right', async () => {
  company.receiver.answer(500);
  advance(400 * DAY_MS);
  await company.signIn();
  const { webhook } = await add();
  await testIt(webhook.id);
  const first = run();
  await settled(webhook.id);
  await first.stop();
  company.receiver.answer(204);
  advance(-400 * DAY_MS);
  await company.signIn();
  run();
  await expect
    .poll(async () => (await read(webhook.id))[0])
    .toMatchObject({ state: 'delivered', attempts: 2 });
});

test('what waits for the longest pause goes on waiting', async () => {
  const { webhook } = await add();
  await testIt(webhook.id);
  const next_at = '2026-11-22T09:00:30.000Z';
  await company.server.db.updateTable('webhook_deliveries').set({ next_at }).execute();
  const runner = run();
  await runner.stop();
  expect(await read(webhook.id)).toMatchObject([{ state: 'waiting', attempts: 0, next_at }]);
});

test('a server that stops while it looks for work asks its database nothing more', async () => {
  let asking = 0;
  const db = company.server.db.withPlugin({
    transformQuery({ node }) {
      asking += 1;
      return node;
    },
    async transformResult({ result }) {
      asking -= 1;
      return result;
    },
  });
  const runner = run({ db });
  expect(asking).toBeGreaterThan(0);
  await runner.stop();
  expect(asking).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { verify } from '../../testing/receiver.ts';
import { ALL, SECOND_MS, useWebhooks } from '../../testing/useWebhooks.ts';
import { claimDelivery } from './deliver.ts';
import { findDue } from './findDue.ts';

const company = useWebhooks();
const { receive, run, advance, add, read, testIt, settled } = company;

test('two of them send each event once', async () => {
  const { webhook } = await add();
  for (let index = 0; index < 60; index += 1) await testIt(webhook.id);
  const [one, other] = [run(), run()];
  one.wake();
  other.wake();
  await settled(webhook.id);
  const ids = company.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

test('what one took that died another one sends when its time is over, with the same id', async () => {
  const { webhook } = await add();
  await testIt(webhook.id);
  const [{ id = '' } = {}] = await read(webhook.id);
  const { db, clock } = company.server.dependencies;
  expect(await claimDelivery({ db, clock }, id)).toMatchObject({ attempts: 1 });
  expect(await claimDelivery({ db, clock }, id)).toBeUndefined();
  const runner = run();
  advance(30 * SECOND_MS - 1);
  expect(await findDue({ db, clock })).toEqual([]);
  expect(company.receiver.received).toEqual([]);
  advance(1);
  runner.wake();
  await expect
    .poll(async () => (await read(webhook.id))[0])
    .toMatchObject({ state: 'delivered', attempts: 2 });
  expect(company.receiver.received[0]?.headers['webhook-id']).toBe(id);
});

test('receivers that never answer hold up neither their organization’s others nor another organization', async () => {
  await company.server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  const stranger = await company.server.signIn('stranger@example.com');
  const silent = await receive();
  silent.answer('never');
  const { webhook: slow } = await add(silent.url);
  for (let index = 0; index < 40; index += 1) await testIt(slow.id);
  const runner = run();
  await expect.poll(() => silent.received.length).toBe(2);
  const { webhook: quick } = await add(company.receiver.url);
  const theirs = await receive();
  const { webhook: other } = await add(theirs.url, ALL, stranger);
  for (let index = 0; index < 20; index += 1) {
    await testIt(quick.id);
    await testIt(other.id, stranger);
  }
  runner.wake();
  await expect.poll(() => [company.receiver.received.length, theirs.received.length]).toEqual([20, 20]);
  expect(silent.received).toHaveLength(2);
});

test('a key that is to go is taken off the secrets at a start', async () => {
  const before = 'a key of thirty-two characters, or more';
  const after = 'another key of thirty-two characters or more';
  const { secret, webhook } = await add();
  const first = run({ secretsKeys: [before] });
  await expect
    .poll(() => company.server.db.selectFrom('webhooks').select('secret').executeTakeFirst())
    .toMatchObject({ secret: expect.stringMatching(/^setting-/) });
  await first.stop();
  const sealed = () => company.server.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
  const withFirst = (await sealed()).secret;
  const second = run({ secretsKeys: [after, before] });
  await expect.poll(async () => (await sealed()).secret).not.toBe(withFirst);
  await second.stop();
  await testIt(webhook.id);
  run({ secretsKeys: [after] });
  await settled(webhook.id);
  const [message] = company.receiver.received;
  expect(message && verify(secret, message)).toBeDefined();
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
    expect(company.receiver.received).toEqual([]);
  });
});

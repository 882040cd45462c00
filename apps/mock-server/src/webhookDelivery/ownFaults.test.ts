import { RotateWebhookSecretResponse } from '@cortex/api-client/webhooks/validators';
import { expect, test } from 'vitest';
import { verify } from '../../testing/receiver.ts';
import { readAs } from '../../testing/testApp.ts';
import { DAY_MS, SECOND_MS, useWebhooks } from '../../testing/useWebhooks.ts';
import { deliverDue } from '../mail/outbox.ts';

const company = useWebhooks();
const { signIn, run, advance, send, add, read, webhooks, testIt, settled } = company;

/** Nothing that went wrong is the endpoint's. */
async function expectUnharmed(): Promise<void> {
  const [webhook] = await webhooks();
  expect(webhook).toMatchObject({ is_on: true });
  expect([webhook?.stopped, webhook?.failing_since]).toEqual([undefined, undefined]);
  await deliverDue(company.server.dependencies);
  expect(await company.server.readMails()).toEqual([]);
}

/** A database that cannot write down what came of an attempt, until it is mended. */
function breakSettling() {
  let isBroken = true;
  const db = company.server.db.withPlugin({
    transformQuery({ node }) {
      if (isBroken && node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('attempted_at'))
        throw new Error('The database is away.');
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  });
  return {
    db,
    mend() {
      isBroken = false;
    },
  };
}

test('an event that cannot be written for a fault of ours waits for days, and counts for nothing', async () => {
  const { webhook } = await add();
  await testIt(webhook.id);
  const broken = company.server.db.updateTable('webhook_deliveries');
  await broken.set({ data: '{' }).execute();
  const faults: unknown[] = [];
  const runner = run({}, (error) => faults.push(error));
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await expect.poll(() => faults.length).toBe(attempt);
    await expect.poll(async () => (await read(webhook.id))[0]).toMatchObject({ attempts: 0 });
    if (attempt === 12) break;
    advance(DAY_MS);
    await signIn();
    runner.wake();
  }
  expect(faults[0]).toBeInstanceOf(SyntaxError);
  await expectUnharmed();
  expect(company.receiver.received).toEqual([]);

  await broken.set({ data: '{}' }).execute();
  advance(300 * SECOND_MS);
  runner.wake();
  await expect
    .poll(async () => (await read(webhook.id))[0])
    .toMatchObject({ state: 'delivered', attempts: 1 });
});

test.each([
  204, 500,
])('an answer of %d that the database did not take counts once it does', async (status) => {
  company.receiver.answer(status);
  const { webhook } = await add();
  await testIt(webhook.id);
  const { db, mend } = breakSettling();
  const faults: unknown[] = [];
  const runner = run({ db }, (error) => faults.push(error));
  await expect.poll(() => faults.length).toBe(1);
  await expect.poll(async () => (await read(webhook.id))[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  await expectUnharmed();
  mend();
  advance(5 * SECOND_MS);
  runner.wake();
  await settled(webhook.id);
  const state = status === 204 ? 'delivered' : 'waiting';
  expect(await read(webhook.id)).toMatchObject([{ state, attempts: 1 }]);
  const ids = company.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('a secret that cannot be read any more is said, does not count, and is replaced', async () => {
  const { webhook } = await add();
  await company.server.db.updateTable('webhooks').set({ secret: 'database.none.none' }).execute();
  await testIt(webhook.id);
  const runner = run();
  for (let day = 0; day < 6; day += 1) {
    const now = company.server.dependencies.clock().toISOString();
    await expect
      .poll(async () => (await read(webhook.id))[0])
      .toMatchObject({
        state: 'waiting',
        failure: 'secret_unreadable',
        attempts: 0,
        attempted_at: now,
      });
    if (day === 5) break;
    advance(DAY_MS);
    await signIn();
    runner.wake();
  }
  await expectUnharmed();
  expect(company.receiver.received).toEqual([]);
  const { secret } = await readAs(
    RotateWebhookSecretResponse,
    await send('POST', `/webhooks/${webhook.id}/secret`),
  );
  advance(300 * SECOND_MS);
  runner.wake();
  await expect.poll(() => company.receiver.received.length).toBe(1);
  const [message] = company.receiver.received;
  expect(message && verify(secret, message)).toBeDefined();
});

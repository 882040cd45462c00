import { expect, test } from 'vitest';
import { SECOND_MS, useWebhooks } from '../../testing/useWebhooks.ts';
import { readWebhookBacklog } from '../metrics/readWebhookBacklog.ts';
import type { DeliveryOutcome } from './deliver.ts';

const company = useWebhooks();
const { run, advance, send, add, testIt, settled } = company;

test('nothing waits where there are no webhooks', async () => {
  const nothing = { waiting: 0, oldestSeconds: 0, overdueSeconds: 0 };
  expect(await readWebhookBacklog(company.server.dependencies)).toEqual(nothing);
});

test('what waits is counted, by when it happened and by when it could have been tried', async () => {
  const { dependencies } = company.server;
  const { webhook } = await add();
  await testIt(webhook.id);
  advance(40 * SECOND_MS);
  await testIt(webhook.id);
  advance(2 * SECOND_MS);
  expect(await readWebhookBacklog(dependencies)).toEqual({
    waiting: 2,
    oldestSeconds: 42,
    overdueSeconds: 42,
  });

  company.receiver.answer(500);
  const outcomes: DeliveryOutcome[] = [];
  const runner = run({ observe: (outcome) => outcomes.push(outcome) });
  await settled(webhook.id);
  // Their receiver fails: they are as old, and not overdue until their pause is over.
  expect(await readWebhookBacklog(dependencies)).toEqual({
    waiting: 2,
    oldestSeconds: 42,
    overdueSeconds: 0,
  });
  await runner.stop();
  advance(8 * SECOND_MS);
  expect(await readWebhookBacklog(dependencies)).toEqual({
    waiting: 2,
    oldestSeconds: 50,
    overdueSeconds: 3,
  });

  const { url, kinds } = webhook;
  await send('PUT', `/webhooks/${webhook.id}`, { url, kinds, is_on: false });
  expect(await readWebhookBacklog(dependencies)).toEqual({ waiting: 0, oldestSeconds: 0, overdueSeconds: 0 });
  await send('PUT', `/webhooks/${webhook.id}`, { url, kinds, is_on: true });

  company.receiver.answer(204);
  const second = run({ observe: (outcome) => outcomes.push(outcome) });
  await expect.poll(async () => (await readWebhookBacklog(dependencies)).waiting).toBe(0);
  await second.stop();
  expect(outcomes).toEqual(['status', 'status', 'delivered', 'delivered']);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateWebhookResponse } from '@cortex/api-client/webhooks/validators';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { asJson, bearer, createTestApp, createTestDatabase, readAs } from '../testing/testApp.ts';
import { openDatabase } from './db/openDatabase.ts';
import { startTaskWorker, type TaskWorker, type TaskWorkerOptions } from './taskWorker.ts';

let folder: string;
let databaseUrl: string | undefined;
let worker: TaskWorker | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-worker-'));
  databaseUrl = await createTestDatabase();
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(others: Partial<TaskWorkerOptions> = {}): Promise<TaskWorker> {
  worker = await startTaskWorker({
    dataDirectory: folder,
    databaseUrl,
    secretsKeys: [],
    allowPrivateWebhooks: true,
    ...others,
  });
  return worker;
}

test('counts what it does itself on a port of its own, attempts at webhooks among it', async () => {
  const receiver = await startReceiver();
  const { db, close } = await openDatabase(folder, databaseUrl);
  const server = await createTestApp(db, { allowPrivateWebhooks: true });
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  const admin = await server.signIn('admin@example.com');
  const body = { url: receiver.url, kinds: ['job.created'], is_on: true };
  const made = await server.app.request('/webhooks/', asJson('POST', admin, body));
  const { webhook } = await readAs(CreateWebhookResponse, made);
  for (let index = 0; index < 3; index += 1)
    await server.app.request(`/webhooks/${webhook.id}/test`, { method: 'POST', ...bearer(admin) });
  await close();

  const { metricsUrl = '' } = await start({ metricsPort: 0 });
  const read = async () => (await fetch(metricsUrl)).text();
  await expect.poll(read).toMatch(/^cortex_webhook_attempts_total\{outcome="delivered"\} 3$/m);
  expect(receiver.received).toHaveLength(3);
  const figures = await read();
  expect(figures).toMatch(/^cortex_webhook_events_waiting 0$/m);
  for (const name of ['database_up 1', 'tasks_waiting 0', 'stopping 0'])
    expect(figures).toMatch(new RegExp(`^cortex_${name}$`, 'm'));
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
  expect(figures).not.toMatch(/org_|example\.com/);
  await receiver.stop();
});

test('listens to nobody unless it is told where, and leaves the port when it stops', async () => {
  expect((await start()).metricsUrl).toBeUndefined();
  await worker?.stop();
  const { metricsUrl = '' } = await start({ metricsPort: 0 });
  expect((await fetch(metricsUrl)).status).toBe(200);
  await worker?.stop();
  worker = undefined;
  await expect(fetch(metricsUrl)).rejects.toThrow();
});

test('does not start where the port is taken, and leaves the database to the next one', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  await expect(start({ metricsPort: port })).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => taken.close(resolve));
  expect((await start({ metricsPort: port })).metricsUrl).toContain(String(port));
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startPostgres } from '../postgres/startPostgres.ts';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';

const common = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  WEB_URL: 'https://cortex.example.com',
  API_URL: 'https://api.example.com',
  WEBHOOKS_ALLOW_PRIVATE: 'yes',
};
const Row = z.object({ id: z.string() });
const Made = z.object({ secret: z.string(), webhook: Row });
const Deliveries = z.array(z.object({ state: z.string(), attempts: z.number() }));
const Message = z.object({ type: z.literal('job.created'), data: z.object({ job_id: z.string() }) });

const ending: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A receiver that takes its time for each message, and by each job the ids of the messages about it. */
class Receiver {
  secret = '';
  private readonly slowness: number;
  readonly ids = new Map<string, string[]>();
  private server: Server | undefined;
  private port = 0;

  constructor({ slowness = 0 } = {}) {
    this.slowness = slowness;
    ending.push(() => this.stop());
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const { data } = Message.parse(new Webhook(this.secret).verify(body, headers));
      await pause(this.slowness);
      this.ids.set(data.job_id, [...(this.ids.get(data.job_id) ?? []), headers['webhook-id'] ?? '']);
      response.writeHead(204).end();
    });
    await new Promise<void>((resume) => server.listen(this.port, '127.0.0.1', resume));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resume) => (server ? server.close(resume) : resume(undefined)));
  }
}

async function run(
  settings: Record<string, string> = {},
  kind: 'serve' | 'worker' = 'serve',
): Promise<Product> {
  const product = new Product(kind);
  ending.push(() => product.dispose());
  await product.start({ ...common, ...settings });
  return product;
}

/** An admin of a new organization whose webhook is told of new jobs, and the jobs that the server acknowledged. */
async function prepare(server: Product, receiver: Receiver) {
  await receiver.start();
  const email = 'admin@example.com';
  const organization = {
    name: 'Told',
    pricing_tier: 'basic',
    admin_username: 'admin',
    admin_email: email,
    admin_password: 'chosen by hand',
  };
  const created = await fetch(`${server.apiUrl}/organizations/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(organization),
  });
  expect(created.status).toBe(201);
  const admin = await ApiClient.signIn(server.apiUrl, email, 'chosen by hand');
  const body = { url: receiver.url, kinds: ['job.created'], is_on: true };
  const { secret, webhook } = Made.parse(
    await (await admin.send('/webhooks/', { method: 'POST', body })).json(),
  );
  receiver.secret = secret;
  return { admin, webhookId: webhook.id, jobs: [] as string[] };
}

async function addJobs({ admin, jobs }: Awaited<ReturnType<typeof prepare>>, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const body = { title: `Job ${jobs.length}`, description: 'Bakes bread.', skills_required: 'Baking' };
    const answer = await admin.send('/jobs/', { method: 'POST', body });
    expect(answer.status).toBe(201);
    jobs.push(Row.parse(await answer.json()).id);
  }
}

/** Each job was told, and each of its messages has the same id. */
async function expectAll({ ids }: Receiver, jobs: readonly string[]): Promise<void> {
  await expect.poll(() => jobs.filter((id) => !ids.has(id)), { timeout: 100_000, interval: 50 }).toEqual([]);
  for (const id of jobs) expect(new Set(ids.get(id)).size, id).toBe(1);
}

test('on SQLite a server that is killed in the middle of deliveries, again and again, loses none', {
  timeout: 240_000,
}, async () => {
  const receiver = new Receiver({ slowness: 100 });
  const server = await run();
  const told = await prepare(server, receiver);
  for (let kill = 0; kill < 3; kill += 1) {
    await addJobs(told, 20);
    const before = receiver.ids.size;
    await expect.poll(() => receiver.ids.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before);
    expect(receiver.ids.size).toBeLessThan(told.jobs.length);
    await server.kill();
    await server.start(common);
  }
  await expectAll(receiver, told.jobs);
  const messages = [...receiver.ids.values()].reduce((sum, one) => sum + one.length, 0);
  console.log(`3 kills, ${told.jobs.length} events, ${messages} messages, none lost`);
});

test('on PostgreSQL another server sends what the one that was killed had begun', {
  timeout: 240_000,
}, async () => {
  const postgres = await startPostgres({ durable: true });
  ending.push(() => postgres.stop());
  const receiver = new Receiver({ slowness: 100 });
  const settings = { DATABASE_URL: postgres.url('postgres') };
  const server = await run(settings);
  const told = await prepare(server, receiver);
  await addJobs(told, 40);
  await run(settings);
  await expect.poll(() => receiver.ids.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
  expect(receiver.ids.size).toBeLessThan(told.jobs.length);
  await server.kill();
  await expectAll(receiver, told.jobs);
});

test('a server and a worker send each event once, and the worker alone what a server had begun that was killed', {
  timeout: 240_000,
}, async () => {
  const postgres = await startPostgres({ durable: true });
  ending.push(() => postgres.stop());
  const receiver = new Receiver({ slowness: 100 });
  const settings = { DATABASE_URL: postgres.url('postgres'), SECRETS_KEY: 'k'.repeat(32) };
  const server = await run(settings);
  const told = await prepare(server, receiver);
  await run(settings, 'worker');
  await addJobs(told, 40);
  await expectAll(receiver, told.jobs);
  expect([...receiver.ids.values()].flat()).toHaveLength(40);

  await addJobs(told, 40);
  expect(receiver.ids.size).toBeLessThan(told.jobs.length);
  await server.kill();
  await expectAll(receiver, told.jobs);
});

test('a receiver that is down for ten minutes gets everything in the end', { timeout: 240_000 }, async () => {
  const receiver = new Receiver();
  const server = await run();
  const told = await prepare(server, receiver);
  await receiver.stop();
  await addJobs(told, 20);
  const attemptsOfAll = async () => {
    const all = await told.admin.get(`/webhooks/${told.webhookId}/deliveries`, Deliveries);
    return Math.min(...all.map(({ attempts }) => attempts));
  };
  await expect.poll(attemptsOfAll, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  // Time passes while the server is away: what is due is due so much earlier.
  const letPass = async (minutes: number) => {
    expect(await server.terminate()).toBe(0);
    const database = new DatabaseSync(join(server.dataDirectory, 'cortex.sqlite'));
    database.exec(
      `UPDATE webhook_deliveries SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', next_at, '-${minutes} minutes')`,
    );
    database.close();
    await server.start(common);
  };
  await letPass(5);
  await expect.poll(attemptsOfAll, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await letPass(5);
  await expect.poll(attemptsOfAll, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  expect(receiver.ids.size).toBe(0);
  await receiver.start();
  await letPass(30);
  await expectAll(receiver, told.jobs);
});

import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundTaskResults } from '@cortex/api-client/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startPostgres, type TestPostgres } from '../postgres/startPostgres.ts';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';

const CANDIDATES = 240;
const Row = z.object({ id: z.string() });
const Results = z.object({
  task: z.object({ state: z.string(), total: z.number(), done: z.number() }),
  results: z.array(
    z.object({ candidate_id: z.string(), analysis: z.object({ fit_score: z.number() }).optional() }),
  ),
  next: z.number(),
}) satisfies z.ZodType<Pick<BackgroundTaskResults, 'next'>>;

let postgres: TestPostgres;
const products: Product[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
}, 60_000);

afterAll(async () => {
  await Promise.all(products.map((product) => product.dispose()));
  await postgres.stop();
});

async function run(kind: 'serve' | 'worker', settings: Record<string, string> = {}): Promise<Product> {
  const product = new Product(kind);
  products.push(product);
  await product.start({ ...common, ...settings });
  return product;
}

const common = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
  SUPPORT_EMAIL: 'support@example.com',
  WEB_URL: 'https://cortex.example.com',
  API_URL: 'https://api.example.com',
};
const onPostgres = () => ({ DATABASE_URL: postgres.url('postgres') });

/** An organization with many candidates and a job, and who asks. */
async function fill(server: Product, name: string): Promise<{ admin: ApiClient; jobId: string }> {
  const email = `${name}@example.com`;
  const created = await fetch(`${server.apiUrl}/organizations/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name,
      pricing_tier: 'premium',
      admin_username: name,
      admin_email: email,
      admin_password: 'chosen by hand',
    }),
  });
  expect(created.status).toBe(201);
  const admin = await ApiClient.signIn(server.apiUrl, email, 'chosen by hand');
  for (let index = 0; index < CANDIDATES; index += 1) {
    const notes = `Warehouse supervisor ${index}. ${`Led a night shift of twelve people and planned the routes of ${index} vans. `.repeat(60)}`;
    const form = new FormData();
    const fields = { name: `Worker ${index}`, email: `worker${index}@example.com`, phone: '1', notes };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    expect((await admin.send('/candidates/', { method: 'POST', body: form })).status).toBe(201);
  }
  const job = {
    title: 'Supervisor',
    description: 'Leads a night shift, plans routes.',
    skills_required: 'Forklift',
  };
  const answer = await admin.send('/jobs/', { method: 'POST', body: job });
  return { admin, jobId: Row.parse(await answer.json()).id };
}

async function start({ admin, jobId }: Awaited<ReturnType<typeof fill>>): Promise<string> {
  const body = { kind: 'ranking', job_id: jobId };
  const answer = await admin.send('/background_tasks/', { method: 'POST', body });
  expect(answer.status).toBe(201);
  return Row.parse(await answer.json()).id;
}

const look = (admin: ApiClient, id: string, from = 0) =>
  admin.get(`/background_tasks/${id}/results?from=${from}`, Results);

/** Reads the results as they come, until the task has ended, and gives them all. */
async function follow(admin: ApiClient, id: string) {
  const rows: z.output<typeof Results>['results'] = [];
  for (let from = 0; ; ) {
    const { task, results, next } = await look(admin, id, from);
    rows.push(...results);
    from = next;
    if (task.state !== 'running' && task.state !== 'waiting' && from === task.done) return { task, rows };
    await pause(100);
  }
}

function expectAll({ task, rows }: Awaited<ReturnType<typeof follow>>): void {
  expect(task).toMatchObject({ state: 'done', total: CANDIDATES, done: CANDIDATES });
  expect(new Set(rows.map(({ candidate_id }) => candidate_id)).size).toBe(CANDIDATES);
  expect(rows.filter(({ analysis }) => analysis === undefined)).toEqual([]);
}

test('two servers and a worker share the database: whichever works on a ranking is killed, and another one ends it', {
  timeout: 180_000,
}, async () => {
  const server = await run('serve', { ...onPostgres(), BACKGROUND_TASKS: 'worker' });
  const filled = await fill(server, 'Killed');
  const id = await start(filled);
  await pause(2_500);
  expect((await look(filled.admin, id)).task, 'a server that leaves tasks to workers').toMatchObject({
    done: 0,
  });

  const worker = await run('worker', onPostgres());
  await expect
    .poll(async () => (await look(filled.admin, id)).task.done, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
  await worker.kill();
  const atKill = (await look(filled.admin, id)).task;
  expect(atKill.state, 'killed in the middle').toBe('running');

  await run('serve', onPostgres());
  const begun = performance.now();
  expectAll(await follow(filled.admin, id));
  console.log(
    `Killed at ${atKill.done} of ${CANDIDATES}; ended by another ${Math.round(performance.now() - begun)} ms later.`,
  );
});

test('on SQLite the ranking goes on after the server was killed, and after it was told to stop', {
  timeout: 180_000,
}, async () => {
  const server = await run('serve');
  const filled = await fill(server, 'Alone');
  const id = await start(filled);
  await expect
    .poll(async () => (await look(filled.admin, id)).task.done, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
  await server.kill();
  await server.start(common);
  const between = (await look(filled.admin, id)).task;
  expect(between.done).toBeGreaterThan(0);
  expect(between.state).toBe('running');
  expect(await server.terminate()).toBe(0);
  await server.start(common);
  expectAll(await follow(filled.admin, id));
});

test('a worker without PostgreSQL says what to do', { timeout: 60_000 }, async () => {
  const worker = new Product('worker');
  products.push(worker);
  await expect(worker.start(common)).rejects.toThrow(
    'A worker of its own needs PostgreSQL: set DATABASE_URL.',
  );
});

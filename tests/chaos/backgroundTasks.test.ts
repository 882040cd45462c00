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

/** The admin of a new organization. */
async function signUp(server: Product, name: string): Promise<ApiClient> {
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
  return ApiClient.signIn(server.apiUrl, email, 'chosen by hand');
}

/** An organization with many candidates and a job, and who asks. */
async function fill(server: Product, name: string): Promise<{ admin: ApiClient; jobId: string }> {
  const admin = await signUp(server, name);
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

const ROWS = 9_000;
const Import = z.object({ id: z.string(), state: z.string(), done: z.number(), refused: z.number() });
const Imported = z.object({
  import: Import,
  rows: z.array(z.object({ number: z.number(), candidate_id: z.string().optional() })),
  next: z.number(),
});

/** Begins an import of which every hundredth row is at fault. */
async function startImport(admin: ApiClient): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    number: index + 2,
    name: `Person ${index}`,
    email: index % 100 === 99 ? 'none' : `person${index}@example.com`,
    phone: '1',
    notes: 'Imported.',
  }));
  const body = { file_name: 'people.csv', duplicates: 'add', rows };
  const answer = await admin.send('/imports/', { method: 'POST', body });
  expect(answer.status).toBe(201);
  return Row.parse(await answer.json()).id;
}

const lookAtImport = async (admin: ApiClient, id: string) =>
  (await admin.get(`/imports/${id}/rows?after=1000000`, Imported)).import;

async function untilSomeAreMade(admin: ApiClient, id: string): Promise<void> {
  await expect
    .poll(async () => (await lookAtImport(admin, id)).done, { timeout: 30_000, interval: 10 })
    .toBeGreaterThan(0);
}

/** Waits for the end, and expects each row to be one candidate, in what the import says and in the list. */
async function expectEachRowOnce(admin: ApiClient, id: string): Promise<void> {
  await expect
    .poll(async () => (await lookAtImport(admin, id)).state, { timeout: 90_000, interval: 100 })
    .toBe('done');
  const made: string[] = [];
  const numbers: number[] = [];
  for (let after = 0; ; ) {
    const { import: record, rows, next } = await admin.get(`/imports/${id}/rows?after=${after}`, Imported);
    expect(record).toMatchObject({ done: ROWS, refused: ROWS / 100 });
    if (rows.length === 0) break;
    numbers.push(...rows.map(({ number }) => number));
    made.push(...rows.flatMap(({ candidate_id }) => candidate_id ?? []));
    after = next;
  }
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => index + 2));
  const listed = await admin.get('/candidates/', z.array(z.object({ id: z.string(), email: z.string() })));
  expect(listed.map((one) => one.id).toSorted()).toEqual(made.toSorted());
  expect(new Set(listed.map(({ email }) => email)).size).toBe(ROWS - ROWS / 100);
}

test('of two servers the one that works on an import is killed: another one goes on, and each row is a candidate once', {
  timeout: 180_000,
}, async () => {
  const server = await run('serve', { ...onPostgres(), BACKGROUND_TASKS: 'worker' });
  const admin = await signUp(server, 'Imported');
  const id = await startImport(admin);
  const worker = await run('worker', onPostgres());
  await untilSomeAreMade(admin, id);
  await worker.kill();
  const atKill = await lookAtImport(admin, id);
  expect(atKill.state, 'killed in the middle').toBe('running');
  await run('serve', onPostgres());
  await expectEachRowOnce(admin, id);
  console.log(`Killed at ${atKill.done} of ${ROWS} rows.`);
});

test('on SQLite an import goes on after the server was killed, and after it was told to stop', {
  timeout: 180_000,
}, async () => {
  const server = await run('serve');
  const admin = await signUp(server, 'ImportedAlone');
  const id = await startImport(admin);
  await untilSomeAreMade(admin, id);
  await server.kill();
  await server.start(common);
  const between = await lookAtImport(admin, id);
  expect(between.state, 'killed in the middle').toBe('running');
  expect(await server.terminate()).toBe(0);
  await server.start(common);
  await expectEachRowOnce(admin, id);
  console.log(`Killed at ${between.done} of ${ROWS} rows.`);
});

test('a worker without PostgreSQL says what to do', { timeout: 60_000 }, async () => {
  const worker = new Product('worker');
  products.push(worker);
  await expect(worker.start(common)).rejects.toThrow(
    'A worker of its own needs PostgreSQL: set DATABASE_URL.',
  );
});

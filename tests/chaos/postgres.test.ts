import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@cortex/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startPostgres, type TestPostgres } from '../postgres/startPostgres.ts';
import { ApiClient } from './ApiClient.ts';
import { Writers } from './Writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'cortex-faults-'));
let postgres: TestPostgres;
let servers: RunningServer[];
let urls: [string, string];
let admin: ApiClient;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  // Both at the same moment on an empty database: each tries the migrations and the seed.
  servers = await Promise.all([startOnPostgres(), startOnPostgres()]);
  const [first, second] = servers.map(({ url }) => url);
  urls = [first ?? '', second ?? ''];
  admin = await ApiClient.signIn(urls[0], 'admin@cortex.test', 'cortex-admin');
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function startOnPostgres(): Promise<RunningServer> {
  return startServer({
    dataDirectory: folder,
    databaseUrl: postgres.url('postgres'),
    port: 0,
    demo: true,
    allowedOrigins: [],
    webUrl: 'http://localhost:3000',
  });
}

describe('several servers on one database', () => {
  test('seed the demo once', async () => {
    const Counts = z.object({ admin_data: z.object({ total_candidates: z.number() }) });
    expect((await admin.get('/dashboard', Counts)).admin_data.total_candidates).toBe(40);
  });

  test('know each other’s sessions, records and signed links', async () => {
    const other = admin.at(urls[1]);
    const [candidate] = await other.get('/candidates/', z.array(z.object({ id: z.string() })));
    const { resume } = await admin.get(`/candidates/${candidate?.id}`, z.object({ resume: z.string() }));
    const link = resume.replace(urls[0], urls[1]);
    expect(link).not.toBe(resume);
    const download = await fetch(link);
    expect(download.status).toBe(200);
    expect(
      Buffer.from(await download.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('keep a name unique, answering 409 to all but one of many at once', async () => {
    const answers = await atOnce(12, (url, index) =>
      fetch(`${url}/organizations/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: 'Wanted by many',
          pricing_tier: 'standard',
          admin_username: 'Founder',
          admin_email: `founder${index}@example.com`,
          admin_password: 'chosen',
        }),
      }),
    );
    expect(count(answers, 201)).toBe(1);
    expect(count(answers, 409)).toBe(11);
  });

  test('allow no more people than the plan, however many are added at once', async () => {
    const founder = await signInAsFounder();
    const answers = await atOnce(10, (url, index) =>
      founder.at(url).send('/users/', {
        method: 'POST',
        body: {
          username: `colleague${index}`,
          email: `colleague${index}@example.com`,
          full_name: `Colleague ${index}`,
          password: 'chosen',
          is_admin: false,
        },
      }),
    );
    expect(count(answers, 201)).toBe(4);
    expect(count(answers, 403)).toBe(6);
  });

  test('count attempts together', async () => {
    const answers = await atOnce(24, (url) =>
      fetch(`${url}/auth/login`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'nobody@example.com', password: 'guess' }),
      }),
    );
    expect(count(answers, 401)).toBe(10);
    expect(count(answers, 429)).toBe(14);
  });
});

test('PostgreSQL restarted under load: errors while it is away, then recovery without a restart, nothing lost', async () => {
  const writers = new Writers();
  writers.start(admin, 3);
  const others = new Writers();
  others.start(admin.at(urls[1]), 3);
  await expect.poll(() => Math.min(writers.count, others.count), { timeout: 20_000 }).toBeGreaterThan(20);

  await postgres.halt();
  const away = await admin.send('/jobs/');
  expect(away.status).toBe(500);
  expect(await away.json()).toEqual({ code: 'internal_error', detail: expect.stringContaining('Try again') });
  expect(await statusOf('/readyz')).toEqual([503, 503]);
  expect(await statusOf('/healthz')).toEqual([200, 200]);

  const before = Math.max(writers.count, others.count);
  await postgres.resume();
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toEqual([200, 200]);
  await expect
    .poll(() => Math.min(writers.count, others.count), { timeout: 30_000 })
    .toBeGreaterThan(before + 20);
  await Promise.all([writers.stop(), others.stop()]);
  expect(writers.refused + others.refused).toBeGreaterThan(0);
  expect(await writers.findLosses(admin)).toEqual([]);
  expect(await others.findLosses(admin)).toEqual([]);
});

function statusOf(path: string): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await fetch(url + path)).status));
}

/** Sends many calls at once, half of them to each server. */
async function atOnce(howMany: number, send: (url: string, index: number) => Promise<Response>) {
  const calls = Array.from({ length: howMany }, (_, index) => send(urls[index % 2 === 0 ? 0 : 1], index));
  return (await Promise.all(calls)).map(({ status }) => status);
}

function count(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}

/** Signs in as whichever of the founders came first. */
async function signInAsFounder(): Promise<ApiClient> {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    ApiClient.signIn(urls[0], `founder${index}@example.com`, 'chosen'),
  );
  return Promise.any(attempts);
}

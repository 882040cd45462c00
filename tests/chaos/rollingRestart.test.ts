import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startPostgres, type TestPostgres } from '../postgres/startPostgres.ts';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';
import { startBalancer } from './LoadBalancer.ts';
import { startCaddy } from './startCaddy.ts';
import { Writers } from './Writers.ts';

const USERS = 200;
/** Of them, who ranks everybody for a new job, again and again. */
const RANKERS = 2;
const CANDIDATES = 50;
/** How long a person looks at a page before the next, in milliseconds. */
const THINKING_MS = 3_000;

const Row = z.object({ id: z.string() });
const Rows = z.array(Row);

const servers = [new Product('serve'), new Product('serve')];
let postgres: TestPostgres;
let balancer: { stop(): Promise<void> };
let url: string;
let admin: ApiClient;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  for (const server of servers) await server.start(settings());
  const urls = servers.map(({ apiUrl }) => apiUrl);
  const { CADDY } = process.env;
  ({ url, ...balancer } = CADDY ? await startCaddy(CADDY, urls) : await startBalancer(urls));
  await createOrganization();
  admin = await ApiClient.signIn(url, 'founder@example.com', 'chosen by hand');
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.dispose()));
  await balancer.stop();
  await postgres.stop();
});

function settings(): Record<string, string> {
  return {
    DATABASE_URL: postgres.url('postgres'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.com',
    SUPPORT_EMAIL: 'support@example.com',
    WEB_URL: 'https://cortex.example.com',
    API_URL: 'https://api.example.com',
  };
}

async function createOrganization(): Promise<void> {
  const answer = await fetch(`${url}/organizations/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Rolling',
      pricing_tier: 'premium',
      admin_username: 'Founder',
      admin_email: 'founder@example.com',
      admin_password: 'chosen by hand',
    }),
  });
  expect(answer.status).toBe(201);
}

/** Somebody whose notes say enough to be analyzed. */
async function addCandidate(index: number): Promise<{ id: string }> {
  const notes = `Warehouse supervisor ${index}. ${'Led a night shift of twelve people and planned the routes of eight vans. '.repeat(25)}`;
  const form = new FormData();
  const fields = { name: `Worker ${index}`, email: `worker${index}@example.com`, phone: '1', notes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await admin.send('/candidates/', { method: 'POST', body: form });
  return Row.parse(await answer.json());
}

test('a rolling restart under 200 users: no answer of 5xx, no fault, no write lost', {
  timeout: 300_000,
}, async () => {
  const writers = new Writers();
  writers.start(admin, 4);
  await expect.poll(() => writers.count, { timeout: 30_000 }).toBeGreaterThan(20);
  const [job] = await admin.get('/jobs/', Rows);
  const candidates: { id: string }[] = [];
  for (let index = 0; index < CANDIDATES; index += 1) candidates.push(await addCandidate(index));
  const seen = new Map<number, number>();
  const refused: string[] = [];
  const begun = performance.now();
  const since = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
  let stopped = false;

  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await admin.send(path, body ? { method: 'POST', body } : {});
    const text = await answer.text();
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    if (!answer.ok) refused.push(`${since()} ${path}: ${answer.status} ${text.slice(0, 100)}`);
    return answer.ok ? JSON.parse(text) : undefined;
  }

  async function work(person: number): Promise<void> {
    const candidate_id = candidates[person % candidates.length]?.id ?? '';
    const calls = [
      () => call('/jobs/'),
      () => call(`/candidates/${candidate_id}`),
      () => call('/analyze_resume/', { candidate_id, job_id: job?.id ?? '' }),
      () => call('/dashboard'),
    ];
    for (let turn = person; !stopped; turn += 1) {
      await calls[turn % calls.length]?.();
      await pause(THINKING_MS * (0.5 + (person % 10) / 10));
    }
  }

  async function rank(person: number): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      const title = `Supervisor ${person}.${turn}`;
      const description = `${title}. Plans routes, leads a night shift.`;
      const created = Row.safeParse(
        await call('/jobs/', { title, description, skills_required: 'Forklift' }),
      );
      const job_id = created.data?.id;
      if (job_id)
        await call('/analyze_resumes/', {
          pairs: candidates.map(({ id }) => ({ candidate_id: id, job_id })),
        });
    }
  }

  const users = Array.from({ length: USERS }, (_, person) =>
    person < RANKERS ? rank(person) : work(person),
  );
  await pause(5_000);
  const stops: string[] = [];
  for (const server of servers) {
    const from = since();
    expect(await server.terminate()).toBe(0);
    stops.push(`${from} to ${since()}`);
    await server.start(settings());
    await pause(3_000);
  }
  stopped = true;
  await Promise.all([...users, writers.stop()]);

  console.log(
    `Answers by status: ${JSON.stringify(Object.fromEntries(seen))}; writes: ${writers.count}; stops: ${stops.join(', ')}`,
  );
  const faults = servers.flatMap(({ lines }) => lines.filter((line) => line.includes('"fault"')));
  expect({ refused, faults: faults.filter((line) => !line.includes('ECONNREFUSED')) }).toEqual({
    refused: [],
    faults: [],
  });
  expect(writers.refused).toBe(0);
  expect(await writers.findLosses(admin)).toEqual([]);
});

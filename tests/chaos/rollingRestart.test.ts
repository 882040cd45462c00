import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startPostgres, type TestPostgres } from '../postgres/startPostgres.ts';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';
import { LoadBalancer } from './LoadBalancer.ts';
import { Writers } from './Writers.ts';

const USERS = 200;
/** How long a person looks at a page before the next, in milliseconds. */
const THINKING_MS = 3_000;

const Rows = z.array(z.object({ id: z.string() }));

const servers = [new Product('serve'), new Product('serve')];
let postgres: TestPostgres;
let balancer: LoadBalancer;
let url: string;
let admin: ApiClient;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  for (const server of servers) await server.start(settings());
  balancer = new LoadBalancer(servers.map(({ apiUrl }) => apiUrl));
  url = await balancer.listen();
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
  const notes = `Warehouse supervisor ${index}. ${'Led a night shift of twelve people and planned the routes of eight vans. '.repeat(6)}`;
  const form = new FormData();
  const fields = { name: `Worker ${index}`, email: `worker${index}@example.com`, phone: '1', notes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await admin.send('/candidates/', { method: 'POST', body: form });
  return z.object({ id: z.string() }).parse(await answer.json());
}

test('a rolling restart under 200 users: no answer of 5xx, no fault, no write lost', {
  timeout: 300_000,
}, async () => {
  const writers = new Writers();
  writers.start(admin, 4);
  await expect.poll(() => writers.count, { timeout: 30_000 }).toBeGreaterThan(20);
  const [job] = await admin.get('/jobs/', Rows);
  const candidates = await Promise.all(Array.from({ length: 10 }, (_, index) => addCandidate(index)));
  const seen = new Map<number, number>();
  let stopped = false;

  async function work(person: number): Promise<void> {
    const candidate_id = candidates[person % candidates.length]?.id ?? '';
    const calls = [
      () => admin.send('/jobs/'),
      () => admin.send(`/candidates/${candidate_id}`),
      () => admin.send('/analyze_resume/', { method: 'POST', body: { candidate_id, job_id: job?.id ?? '' } }),
      () => admin.send('/dashboard'),
    ];
    for (let turn = person; !stopped; turn += 1) {
      const answer = await calls[turn % calls.length]?.();
      await answer?.arrayBuffer();
      if (answer) seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      await pause(THINKING_MS * (0.5 + (person % 10) / 10));
    }
  }
  const users = Array.from({ length: USERS }, (_, person) => work(person));
  await pause(5_000);
  for (const server of servers) {
    expect(await server.terminate()).toBe(0);
    await server.start(settings());
    await pause(3_000);
  }
  stopped = true;
  await Promise.all([...users, writers.stop()]);

  console.log(`Answers by status: ${JSON.stringify(Object.fromEntries(seen))}; writes: ${writers.count}`);
  expect([...seen.keys()]).toEqual([200]);
  expect(writers.refused).toBe(0);
  expect(await writers.findLosses(admin)).toEqual([]);
  const faults = servers.flatMap(({ lines }) => lines.filter((line) => line.includes('"fault"')));
  expect(faults.filter((line) => !line.includes('ECONNREFUSED'))).toEqual([]);
});

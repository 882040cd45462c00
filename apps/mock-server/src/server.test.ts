import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { AnalyzeResumeResponse } from '@cortex/api-client/analysis/validators';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startFakeServer } from '../testing/fakeLanguageModel.ts';
import { asJson, bearer, createTestDatabase, plainHash, readAs } from '../testing/testApp.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { RequestEntry } from './http/requestLog.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

let folder: string;
let running: RunningServer[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-server-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    dataDirectory: folder,
    databaseUrl: await createTestDatabase(),
    port: 0,
    demo: true,
    hash: plainHash,
    allowedOrigins: [],
    webUrl: 'http://localhost:3000',
    ...options,
  });
  running.push(server);
  return server;
}

test('says that it lives and that it is ready', async () => {
  const { url } = await start();
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
});

test('describes itself offline: the contract as it is, and a page that loads nothing from elsewhere', async () => {
  const { url } = await start();
  const contract = await fetch(`${url}/openapi.yaml`);
  expect(await contract.text()).toBe(
    readFileSync(resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8'),
  );
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(
    JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../openapi.json'), 'utf8')),
  );
  const page = await fetch(`${url}/docs`);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  const html = await page.text();
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  expect(loaded).toHaveLength(4);
  for (const path of [...loaded, '/docs/contract.json']) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect((await response.bytes()).length, path).toBeGreaterThan(100);
  }
});

test('logs one line a request without personal data, and takes the client from as many proxies as it is told', async () => {
  const entries: RequestEntry[] = [];
  const { url } = await start({ log: (entry) => entries.push(entry), trustedProxies: 1 });
  const guess = (forwarded: string) =>
    fetch(`${url}/auth/login?email=somebody@example.com`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'somebody@example.com', password: 'guess' }),
      headers: { 'X-Forwarded-For': forwarded },
    });
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(`10.0.0.${attempt}, 192.0.2.1`);
  expect((await guess('10.0.0.99, 192.0.2.1')).status).toBe(429);
  const other = await guess('10.0.0.1, 192.0.2.2');
  expect(other.status).toBe(401);
  expect(entries.at(-1)).toEqual({
    at: expect.any(String),
    level: 'info',
    request: other.headers.get('X-Request-Id'),
    method: 'POST',
    route: '/auth/login',
    operation: 'logIn',
    status: 401,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(entries)).not.toMatch(/somebody|guess|192\.0\.2/);
});

test('keeps the request id that its proxy gave and the trace of whoever called, where they are well-formed', async () => {
  const entries: RequestEntry[] = [];
  const log = (entry: RequestEntry) => entries.push(entry);
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { 'X-Request-Id': 'proxy-7f3a1c', traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const ask = async ({ url }: RunningServer, sent: Record<string, string>) => {
    const answer = await fetch(`${url}/healthz`, { headers: sent });
    return { id: answer.headers.get('X-Request-Id'), entry: entries.at(-1) };
  };
  const behind = await start({ log, trustedProxies: 1 });
  running = [];
  const kept = await ask(behind, headers);
  expect(kept.id).toBe('proxy-7f3a1c');
  expect(kept.entry).toMatchObject({ request: 'proxy-7f3a1c', trace });
  const bent = await ask(behind, { 'X-Request-Id': 'ada@example.com', traceparent: 'ada@example.com' });
  expect(bent.id).toMatch(/^[\da-f-]{36}$/);
  expect(bent.entry).not.toHaveProperty('trace');
  await behind.stop();
  const open = await ask(await start({ log }), headers);
  expect(open.id).toMatch(/^[\da-f-]{36}$/);
});

test('a collector gets a span a request, below that of whoever called, and it names nobody', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resume) => collector.listen(0, '127.0.0.1', resume));
  const address = collector.address();
  vi.stubEnv(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  );
  const server = await start({ tracedAs: 'cortex-test' });
  const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const ask = (path: string, flags: string) =>
    fetch(`${server.url}${path}`, { headers: { traceparent: `00-${trace}-${span}-${flags}` } });
  const answer = await ask('/candidates/cand_somebody?query=ada@example.com', '01');
  await ask('/jobs/', '00');
  await fetch(`${server.url}/healthz`);
  running = running.filter((one) => one !== server);
  await server.stop();
  collector.close();
  vi.unstubAllEnvs();
  const told = bodies.join('');
  const spans = bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  expect(spans.map(({ name }) => name)).toEqual(['GET /candidates/:id', 'GET /healthz']);
  expect(spans[0]).toMatchObject({ traceId: trace, parentSpanId: span, kind: 2 });
  expect(spans[1].traceId).not.toBe(trace);
  expect(told).toContain('cortex-test');
  expect(told).toContain(answer.headers.get('X-Request-Id'));
  expect(told).not.toMatch(/somebody|ada@/);
});

test('figures for Prometheus stand on a port of their own, by operation, and name nobody', async () => {
  const { url, metricsUrl = '' } = await start({ metricsPort: 0 });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  await fetch(`${url}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'user@cortex.test', password: 'cortex-user' }),
  });
  await fetch(`${url}/candidates/cand_somebody`);
  const answer = await fetch(metricsUrl);
  expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  const figures = await answer.text();
  expect(figures).toContain('cortex_request_seconds_count{operation="logIn",status="200"} 1');
  expect(figures).toContain('cortex_request_seconds_count{operation="getCandidate",status="401"} 1');
  expect(figures).toMatch(/^cortex_sessions 1$/m);
  for (const name of ['tasks_waiting', 'mails_waiting', 'webhook_events_waiting', 'stopping'])
    expect(figures).toMatch(new RegExp(`^cortex_${name} 0$`, 'm'));
  expect(figures).toMatch(/^cortex_database_up 1$/m);
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(figures).not.toMatch(/cand_somebody|cortex\.test|org_/);
  expect((await fetch(metricsUrl, { method: 'POST' })).headers.get('Allow')).toBe('GET');
  expect((await fetch(`${metricsUrl}/others`)).status).toBe(404);
});

test('before it stops it is not ready, answers as before and keeps no connection', async () => {
  const server = await start();
  server.drain();
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ detail: 'The server is about to stop.', code: 'stopping' });
  const alive = await fetch(`${server.url}/healthz`);
  expect(alive.status).toBe(200);
  expect(alive.headers.get('Connection')).toBe('close');
});

test('requests under way when it stops are answered, an analysis among them, and no fault is written down', async () => {
  const entries: RequestEntry[] = [];
  const server = await start({ graceMs: 60_000, log: (entry) => entries.push(entry) });
  const { url } = server;
  const signIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'admin@cortex.test', password: 'cortex-admin' }),
  });
  const { access_token } = await readAs(LogInResponse, signIn);
  const idsOf = async (path: string) => {
    const response = await fetch(url + path, bearer(access_token));
    return (await readAs(z.array(z.object({ id: z.string() })), response)).map(({ id }) => id);
  };
  const [[job_id = ''], candidates] = await Promise.all([idsOf('/jobs/'), idsOf('/candidates/')]);
  // Six connections are open before: a request that still waits for its own is not under way.
  await Promise.all(Array.from({ length: 6 }, () => fetch(`${url}/healthz`).then((one) => one.text())));
  const analyze = (candidate_id: string) =>
    fetch(`${url}/analyze_resume/`, asJson('POST', access_token, { candidate_id, job_id }));
  const statuses = async (all: Promise<Response>[]) => (await Promise.all(all)).map(({ status }) => status);
  const allDone = Array(6).fill(200);
  // A busy machine takes longer to start the processes that analyze than a request may wait for one.
  await expect
    .poll(() => statuses(candidates.slice(6, 12).map(analyze)), { timeout: 50_000 })
    .toEqual(allDone);
  entries.length = 0;
  const underWay = candidates.slice(0, 6).map(analyze);
  // What was written before this has come when it is answered.
  await (await fetch(`${url}/healthz`)).text();
  await server.stop();
  running = [];
  expect(await statuses(underWay)).toEqual(allDone);
  expect(entries.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a second process on the same folder is refused and told why, and backups go on', async () => {
  const onSqlite = { databaseUrl: undefined };
  await start(onSqlite);
  await expect(start(onSqlite)).rejects.toThrow(/Another Cortex server uses .*DATA_DIR/);
  const database = new DatabaseSync(join(folder, 'cortex.sqlite'));
  database.exec(`VACUUM INTO '${join(folder, 'backup.sqlite')}'`);
  database.close();
  const backup = new DatabaseSync(join(folder, 'backup.sqlite'), { readOnly: true });
  expect(backup.prepare('SELECT count(*) AS count FROM candidates').get()).toEqual({ count: 40 });
  backup.close();
});

test('a stopped server leaves its folder to the next one', async () => {
  const first = await start();
  await first.stop();
  running = [];
  await start();
});

test('mails of the demo are files for their owner alone', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/forgot-password/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'user@cortex.test' }),
  });
  expect(response.status).toBe(200);
  await running.pop()?.stop();
  const outbox = join(folder, 'outbox');
  const [name = ''] = await readdir(outbox);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: user@cortex.test');
});

test('a mail that found no server is sent by the next one', async () => {
  const databaseUrl = await createTestDatabase();
  const first = await start({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fetch(`${first.url}/forgot-password/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'user@cortex.test' }),
  });
  await running.pop()?.stop();
  expect(JSON.stringify(logged.mock.calls)).not.toContain('user@cortex.test');
  logged.mockRestore();
  const { db, close } = await openDatabase(folder, databaseUrl);
  expect(await db.updateTable('outbox').set({ next_at: '2026-01-01' }).returning('kind').execute()).toEqual([
    { kind: 'reset' },
  ]);
  await close();
  await start({ databaseUrl });
  const outbox = join(folder, 'outbox');
  await expect.poll(() => readdir(outbox)).toHaveLength(1);
  const [name = ''] = await readdir(outbox);
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: user@cortex.test');
});

test.each([
  [
    'languageModel',
    'language model',
    'The language model gave no usable answer; the built-in reading was used.',
  ],
  [
    'embeddings',
    'embeddings',
    'The embeddings server gave no usable answer; the built-in sense of meaning was used.',
  ],
])('of a model of %s that fails one line is logged, with the kind of failure alone', async (option, task, remark) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const model = await startFakeServer((response) => response.writeHead(500).end('secret words'));
  try {
    const settings = { url: model.url, model: 'glass-7b', key: 'secret-key' };
    const { url } = await start({ [option]: settings });
    const credentials = { email: 'user@cortex.test', password: 'cortex-user' };
    const signIn = await fetch(`${url}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    });
    const { access_token } = await readAs(LogInResponse, signIn);
    const list = async (path: string) => {
      const response = await fetch(url + path, bearer(access_token));
      return (await readAs(z.array(z.object({ id: z.string() })), response))[0]?.id ?? '';
    };
    const body = { candidate_id: await list('/candidates/'), job_id: await list('/jobs/') };
    const answer = await fetch(`${url}/analyze_resume/`, asJson('POST', access_token, body));
    const { read } = await readAs(AnalyzeResumeResponse, answer);
    expect(read?.remark).toBe(remark);
    expect(model.sent[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(logged.mock.calls).toHaveLength(1);
    expect(JSON.parse(String(logged.mock.calls[0]))).toEqual({
      at: expect.any(String),
      level: 'error',
      task,
      failure: 'status',
    });
  } finally {
    logged.mockRestore();
    await model.stop();
  }
});

test('outside demo mode there is no start without a way for mails', async () => {
  await expect(start({ demo: false })).rejects.toThrow(/SMTP_URL/);
});

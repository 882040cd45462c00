import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';
import { hostileFiles } from './hostileFiles.ts';
import { descendants, peakOf } from './processes.ts';

const MEGABYTE = 2 ** 20;
const Calls = z.object({ calls: z.number(), slowestMs: z.number() });
const Rows = z.array(z.object({ id: z.string() }));
const product = new Product();
let attacker: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  await product.start();
  other = await ApiClient.signIn(product.apiUrl, 'admin@cortex.test', 'cortex-admin');
  const organization = {
    name: 'Another organization',
    admin_username: 'another',
    admin_email: 'another@example.com',
    admin_password: 'another-password',
    pricing_tier: 'premium',
  };
  await other.send('/organizations/', { method: 'POST', body: organization });
  attacker = await ApiClient.signIn(product.apiUrl, organization.admin_email, organization.admin_password);
  // As in tenants.test.ts: attackers have processors of their own.
  setPriority(constants.priority.PRIORITY_LOW);
}, 120_000);

afterAll(() => product.dispose());

function form(file: File): FormData {
  const body = new FormData();
  const fields = { name: 'Ada', email: 'ada@example.com', phone: '1', notes: 'Called today.' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('resume_file', file);
  return body;
}

const upload = (client: ApiClient, file: File) =>
  client.send('/candidates/', { method: 'POST', body: form(file) });

/** Watches while `work` goes on: the slowest call of another organization in ms, and the peaks of memory in MiB. */
async function watch(work: () => Promise<unknown>) {
  const workerData = { url: `${product.apiUrl}/candidates/`, token: other.token };
  const caller = new Worker(new URL('watchCalls.ts', import.meta.url), { workerData });
  const called = once(caller, 'message');
  const peaks = { readerMb: 0, mainMb: 0 };
  const watching = setInterval(() => {
    const pid = product.pid ?? 0;
    peaks.mainMb = Math.max(peaks.mainMb, peakOf(pid));
    for (const child of descendants(pid)) peaks.readerMb = Math.max(peaks.readerMb, peakOf(child));
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(watching);
    caller.postMessage('over');
  }
  const [calls] = await called;
  const seen = { ...peaks, ...Calls.parse(calls) };
  console.log(Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, Math.round(value)])));
  return seen;
}

test('hostile files are read or refused within their limits, while others work', {
  timeout: 300_000,
}, async () => {
  const files = hostileFiles();
  const seen = await watch(async () => {
    for (const [about, file] of Object.entries(files)) {
      const started = performance.now();
      const response = await upload(attacker, file);
      const { code } = z.object({ code: z.string().optional() }).parse(await response.json());
      console.log(
        about,
        `${file.size} bytes`,
        response.status,
        code ?? '',
        `${Math.round(performance.now() - started)} ms`,
      );
      expect([201, 422], about).toContain(response.status);
      expect(performance.now() - started, about).toBeLessThan(10_000);
    }
  });
  expect(seen.slowestMs).toBeLessThan(1_000);
  expect(seen.readerMb).toBeLessThan(640);
});

test('forty uploads of 10 MB at once hold up nobody else and need little memory', {
  timeout: 300_000,
}, async () => {
  const bytes = new Uint8Array(10 * MEGABYTE - 1000).fill(120);
  bytes.set(Buffer.from('%PDF-1.7\n'));
  const file = new File([bytes], 'large.pdf');
  const statuses: number[] = [];
  const seen = await watch(async () => {
    await Promise.all(
      Array.from({ length: 40 }, async () => statuses.push((await upload(attacker, file)).status)),
    );
  });
  // Twenty at once; one whose head is read after another was answered finds room.
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThanOrEqual(20);
  // One that waited for 5 s is told to come again, before its sender gives up.
  for (const status of statuses) expect([422, 429, 503]).toContain(status);
  expect(statuses).toContain(422);
  expect(seen.slowestMs).toBeLessThan(1_000);
  expect(seen.mainMb).toBeLessThan(700);
});

/** Comes again while the server says that it is busy, as with the forty files before, for as long as it says. */
async function sendUntilThere(path: string, body: object): Promise<Response> {
  const answer = await attacker.send(path, { method: 'POST', body });
  if (answer.status !== 503) return answer;
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  await new Promise((resume) => setTimeout(resume, seconds * 1_000));
  return sendUntilThere(path, body);
}

test('long texts made to be slow, in every field, hold up nobody else', { timeout: 300_000 }, async () => {
  const fragments = [
    '\u2013',
    ' ',
    'a,',
    '- ',
    '1.',
    '(',
    'Aa',
    'jan ',
    'http://',
    '@a.',
    '\t\n',
    'no ',
    '\u2022 ',
  ];
  const seen = await watch(async () => {
    for (const fragment of fragments) {
      const text = (length: number) =>
        `Skills: a${fragment.repeat(length / fragment.length)}z`.slice(0, length);
      const job = { title: text(200), description: text(20_000), skills_required: text(2_000) };
      const answers = [
        await sendUntilThere('/job_criteria/', job),
        await attacker.send('/jobs/', { method: 'POST', body: job }),
        await attacker.send('/jobs/', { method: 'POST', body: { ...job, description: text(100_000) } }),
        await attacker.send('/auth/login', {
          method: 'POST',
          body: { email: text(100_000), password: text(100_000) },
        }),
        await attacker.send('/contact-support/', {
          method: 'POST',
          body: { name: text(200), email: `${text(200)}@example.com`, message: text(5_000) },
        }),
      ];
      for (const answer of answers) expect(answer.status, fragment).toBeLessThan(500);
    }
  });
  expect(seen.slowestMs).toBeLessThan(1_000);
});

test('a reader that is killed in the middle refuses that file, stores nothing, and the next one is read', {
  timeout: 120_000,
}, async () => {
  const resume = readFileSync('packages/conformance/resumes/two-column.pdf');
  const good = () => new File([new Uint8Array(resume)], 'cv.pdf');
  const before = (await attacker.get('/candidates/', Rows)).length;
  let stored = 0;
  for (const waitMs of [0, 5, 20, 60, 120, 240]) {
    const sending = upload(attacker, good());
    await new Promise((resume) => setTimeout(resume, waitMs));
    for (const child of descendants(product.pid ?? 0)) process.kill(child, 'SIGKILL');
    const { status } = await sending;
    expect([201, 422]).toContain(status);
    if (status === 201) stored += 1;
    expect(await attacker.get('/candidates/', Rows)).toHaveLength(before + stored);
  }
  expect((await upload(attacker, good())).status).toBe(201);
  expect(readdirSync(join(product.dataDirectory, 'uploads'))).toEqual([]);
});

test('on SIGTERM the process is gone within 10 s, also where a client never finishes', {
  timeout: 60_000,
}, async () => {
  const { hostname, port } = new URL(product.apiUrl);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => {});
  socket.write(
    'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nemail=',
  );
  await new Promise((resume) => setTimeout(resume, 200));
  const started = performance.now();
  await product.terminate();
  expect(performance.now() - started).toBeLessThan(10_000);
  socket.destroy();
});

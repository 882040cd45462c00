import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type Pool, startPool } from './pool.ts';
import type { TaskFailed } from './TaskFailed.ts';

const resumes = new URL('../../../../packages/conformance/resumes/', import.meta.url);
const misbehaving = fileURLToPath(new URL('../../testing/workers/misbehaving.ts', import.meta.url));
const startsSlowly = fileURLToPath(new URL('../../testing/workers/startsSlowly.ts', import.meta.url));
const busy = fileURLToPath(new URL('../../testing/workers/busy.ts', import.meta.url));
const bytes = new Uint8Array(1);
let pool: Pool;

afterEach(() => pool.stop());

function read(fileName: string, organizationId = 'org_one', signal?: AbortSignal) {
  return pool.perform('resume', { fileName, bytes }, { organizationId, ...(signal ? { signal } : {}) });
}

/** The process that read a file. */
async function readerOf(fileName: string, organizationId?: string): Promise<string> {
  const result = await read(fileName, organizationId);
  return result.ok ? result.text : '';
}

/** The organizations in the order in which their files were read. */
async function orderOf(files: readonly (readonly [fileName: string, organizationId: string])[]) {
  const order: string[] = [];
  await Promise.all(
    files.map(async ([fileName, organizationId]) => {
      await read(fileName, organizationId);
      order.push(organizationId);
    }),
  );
  return order;
}

test('reads resumes, jobs and analyses in processes that stay warm', async () => {
  // Two of three files are read at once: the third waits as long as these take on a busy machine.
  pool = startPool({ firstPatienceMs: 30_000 });
  const onBehalf = { organizationId: 'org_one' };
  const file = {
    fileName: 'cv.pdf',
    bytes: new Uint8Array(readFileSync(new URL('two-column.pdf', resumes))),
  };
  const readings = await Promise.all([1, 2, 3].map(() => pool.perform('resume', file, onBehalf)));
  for (const reading of readings) {
    expect(reading).toMatchObject({ ok: true, kind: 'pdf', text: expect.stringContaining('PostgreSQL') });
    expect(reading.ok && reading.skills).toContain('PostgreSQL');
  }
  const job = { title: 'Developer', description: 'You write Go.', skills_required: 'Go' };
  const { criteria } = await pool.perform('criteria', job, onBehalf);
  expect(criteria.map(({ name }) => name)).toContain('Go');
  const candidate = { name: 'A', email: 'a@b.co', phone: '', notes: '', resumeText: '', hiddenWords: 0 };
  const inputs = { job, candidate, asOf: '2026-11-21T09:00:00.000Z' };
  expect(await pool.perform('analysis', inputs, onBehalf)).toMatchObject({ code: 'too_little_text' });
}, 60_000);

test.each([
  ['waits.pdf', 1_000],
  ['dies.pdf', 4_000],
  ['grows.pdf', 4_000],
  ['hoards.pdf', 4_000],
])(
  'refuses a file on which the reading %s, and reads the next one in a new process',
  async (fileName, timeMs) => {
    pool = startPool({ worker: misbehaving, timeMs, size: 1 });
    const before = await readerOf('good.pdf');
    const [refused, after] = await Promise.all([
      read(fileName).catch((error: TaskFailed) => error.reason),
      readerOf('good.pdf'),
    ]);
    expect(refused).toBe('exhausted');
    expect(after).toMatch(/^pid \d+$/);
    expect(after).not.toBe(before);
  },
  20_000,
);

test('a file given to a process that was ended just before is read by another one', async () => {
  pool = startPool({ worker: misbehaving, size: 1 });
  const ended = await readerOf('good.pdf');
  process.kill(Number(ended.replace('pid ', '')), 'SIGKILL');
  const reader = await readerOf('good.pdf');
  expect(reader).toMatch(/^pid \d+$/);
  expect(reader).not.toBe(ended);
});

test('a task may take so much processor time, however long it may wait for a processor', async () => {
  pool = startPool({ worker: busy, timeMs: 60_000, size: 1 });
  await expect(read('any.pdf')).rejects.toMatchObject({ reason: 'exhausted' });
}, 60_000);

test('ends the processes without work but the last, which does the next task', async () => {
  const own = startPool({ worker: misbehaving, size: 2, idleMs: 50 });
  pool = own;
  const readers = await Promise.all([readerOf('long.pdf', 'org_one'), readerOf('long.pdf', 'org_two')]);
  await expect.poll(() => own.usage().processes).toBe(1);
  await expect.poll(() => readers.filter(isRunning).length).toBe(1);
  // What stays, stays: several times as long as the others did.
  await new Promise((passed) => setTimeout(passed, 300));
  expect(own.usage().processes).toBe(1);
  expect(await readerOf('good.pdf')).toBe(readers.find(isRunning));
});

test('a file that waits for a process to start is read by one that is free sooner', async () => {
  const mark = join(tmpdir(), `cortex-started-by-${process.pid}`);
  rmSync(mark, { force: true });
  pool = startPool({ worker: startsSlowly, size: 2 });
  const first = await readerOf('first.pdf', 'org_one');
  const readers = await Promise.all([readerOf('cv.pdf', 'org_one'), readerOf('cv.pdf', 'org_two')]);
  expect(readers).toEqual([first, first]);
  rmSync(mark, { force: true });
});

test('the first process starts before anything asks for it', async () => {
  const own = startPool({ worker: misbehaving, size: 1 });
  pool = own;
  own.prepare();
  expect(own.usage()).toEqual({ waiting: 0, running: 0, processes: 1 });
  expect(await readerOf('good.pdf')).toMatch(/^pid/);
  expect(own.usage().processes).toBe(1);
});

function isRunning(reader: string): boolean {
  try {
    return process.kill(Number(reader.replace('pid ', '')), 0);
  } catch {
    return false;
  }
}

test('organizations take turns, whoever came with more', async () => {
  pool = startPool({ worker: misbehaving, size: 1 });
  const many = Array.from({ length: 6 }, () => ['long.pdf', 'org_many'] as const);
  const order = await orderOf([...many, ['long.pdf', 'org_few'], ['long.pdf', 'org_few']]);
  expect(order.lastIndexOf('org_few')).toBeLessThanOrEqual(4);
});

test('no organization has all processes at once', async () => {
  pool = startPool({ worker: misbehaving, size: 2, timeMs: 1_000 });
  let refused = 0;
  const hanging = [1, 2].map(() => read('waits.pdf', 'org_many').catch(() => (refused += 1)));
  await read('good.pdf', 'org_few');
  expect(refused).toBe(0);
  await Promise.all(hanging);
  expect(refused).toBe(2);
});

test('does not read a file that nobody waits for any more', async () => {
  pool = startPool({ worker: misbehaving, size: 1 });
  const gone = new AbortController();
  const first = read('good.pdf');
  const abandoned = read('waits.pdf', 'org_one', gone.signal);
  gone.abort();
  await expect(abandoned).rejects.toMatchObject({ reason: 'abandoned' });
  await first;
  expect(await readerOf('good.pdf')).toMatch(/^pid/);
});

test('a file that waits for too long is refused before its sender gives up', async () => {
  pool = startPool({ worker: misbehaving, size: 1, timeMs: 1_500, patienceMs: 200 });
  await read('good.pdf');
  const hangs = expect(read('waits.pdf')).rejects.toMatchObject({ reason: 'exhausted' });
  await expect(read('good.pdf')).rejects.toMatchObject({ reason: 'busy' });
  await hangs;
  expect(await readerOf('good.pdf')).toMatch(/^pid/);
});

test('a file waits longer where no process has done anything yet', async () => {
  pool = startPool({ worker: misbehaving, size: 1, timeMs: 1_500, patienceMs: 200, firstPatienceMs: 30_000 });
  const hangs = expect(read('waits.pdf')).rejects.toMatchObject({ reason: 'exhausted' });
  expect(await readerOf('good.pdf')).toMatch(/^pid/);
  await hangs;
});

test('where the queue is full, whoever has most waiting makes room for others', async () => {
  pool = startPool({ worker: misbehaving, size: 1, mostWaiting: 2 });
  const first = read('good.pdf', 'org_many');
  const waits = read('good.pdf', 'org_many');
  const gives = expect(read('good.pdf', 'org_many')).rejects.toMatchObject({ reason: 'busy' });
  await read('good.pdf', 'org_few');
  await gives;
  await Promise.all([first, waits]);
});

test('who used much leaves a process to others, from as many organizations as they come', async () => {
  pool = startPool({ worker: misbehaving, size: 2, timeMs: 4_000 });
  const address = '192.0.2.1';
  const hang = (organizationId: string) =>
    pool
      .perform('resume', { fileName: 'waits.pdf', bytes }, { organizationId, address })
      .catch(({ reason }: TaskFailed) => reason);
  // One of them hangs for longer than much; from then on another process is kept from that address.
  const hanging = [hang('org_one')];
  await new Promise((resolve) => setTimeout(resolve, 3_300));
  hanging.push(hang('org_two'), hang('org_three'));
  const asked = performance.now();
  await read('good.pdf', 'org_few');
  expect(performance.now() - asked).toBeLessThan(2_000);
  expect(await hanging[0]).toBe('exhausted');
  pool.stop();
}, 20_000);

test('refuses what it cannot take in', async () => {
  pool = startPool({ worker: misbehaving, size: 1, mostWaiting: 1 });
  const [first, second] = [read('good.pdf'), read('good.pdf')];
  await expect(read('good.pdf')).rejects.toMatchObject({ reason: 'busy' });
  await Promise.all([first, second]);
});

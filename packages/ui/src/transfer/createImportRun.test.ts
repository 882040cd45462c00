import { ApiError } from '@cortex/api-client/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { AT_ONCE, createImportRun } from './createImportRun.ts';
import type { ImportEntry, ImportKind } from './importKind.ts';

const entries = Array.from(
  { length: 20 },
  (_, index): ImportEntry => ({
    number: index + 2,
    values: { name: `Person ${index}` },
    key: `key ${index}`,
  }),
);

function fail(status: number | undefined, code?: string, retryAfter?: string) {
  const body = { detail: 'In the words of the server.', ...(code ? { code } : {}) };
  const told = status === undefined ? {} : { status, body };
  return new ApiError({
    ...{ reason: status === undefined ? 'network' : 'status', operation: 'POST /x/', token: null },
    ...told,
    ...(retryAfter ? { retryAfter } : {}),
  });
}

function createRun(save: ImportKind['save'], told: Partial<ImportKind> = {}, rows = entries) {
  const ended = vi.fn();
  const kind: ImportKind = {
    nouns: ['x', 'xs'],
    fields: [],
    describe: () => '',
    getKeys: () => [],
    unique: false,
    save,
    explain: (error) => (error instanceof ApiError ? (error.detail ?? error.reason) : 'unknown'),
    listKey: [],
    ...told,
  };
  const run = createImportRun({ kind, entries: rows, call: (make) => make(), onEnd: ended });
  return { run, ended };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('saves each row once, some at once', async () => {
  let active = 0;
  let peak = 0;
  const sent: string[] = [];
  const { run, ended } = createRun(async ({ key }) => {
    sent.push(key);
    active += 1;
    peak = Math.max(peak, active);
    await Promise.resolve();
    active -= 1;
    return key;
  });
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(sent).toEqual(entries.map(({ key }) => key));
  expect(peak).toBe(AT_ONCE);
  expect(run.read()).toMatchObject({ running: false, saved: 20, failed: 0, total: 20 });
});

test('a failed row has the reason of the server, and is tried again alone', async () => {
  let broken = true;
  const sent: number[] = [];
  const { run, ended } = createRun(async ({ number }) => {
    sent.push(number);
    if (broken && number === 5) throw fail(422);
    return 'id';
  });
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(run.read()).toMatchObject({ saved: 19, failed: 1 });
  expect(run.read().outcomes.get(5)).toEqual({ kind: 'failed', reason: 'In the words of the server.' });
  broken = false;
  sent.length = 0;
  void run.start('failed');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([5]);
  expect(run.read()).toMatchObject({ saved: 20, failed: 0 });
});

test('stops, and goes on with the rest', async () => {
  const waiting: (() => void)[] = [];
  const { run, ended } = createRun(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'id';
  });
  void run.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(AT_ONCE));
  run.stop();
  for (const resolve of waiting) resolve();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(run.read()).toMatchObject({ running: false, saved: AT_ONCE });
  waiting.length = 0;
  const going = setInterval(() => {
    for (const resolve of waiting.splice(0)) resolve();
  }, 1);
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
  clearInterval(going);
  expect(run.read().saved).toBe(20);
});

test.each([
  ['the plan has no room', () => fail(403, 'upgrade_required')],
  ['the server wants to be left alone for long', () => fail(429, 'rate_limited', '3600')],
])('stops by itself where %s', async (_, error) => {
  let sent = 0;
  const { run, ended } = createRun(async () => {
    sent += 1;
    throw error();
  });
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(sent).toBe(AT_ONCE);
  expect(run.read().halt).toBe('In the words of the server.');
});

test('stops where the server does not answer, but not for one row', async () => {
  const { run, ended } = createRun(async ({ number }) => {
    if (number % 4 === 0) throw fail(undefined);
    return 'id';
  });
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(run.read()).toMatchObject({ halt: undefined, saved: 15, failed: 5 });

  const dead = createRun(() => Promise.reject(fail(undefined)));
  void dead.run.start();
  await vi.waitFor(() => expect(dead.ended).toHaveBeenCalled());
  expect(dead.run.read().halt).toBe('The server does not answer. Check your connection, then continue.');
  expect(dead.run.read().failed).toBeLessThan(20);
});

test('a row that no answer came for is looked up before it is sent again', async () => {
  let online = false;
  const sent: number[] = [];
  const findStored = vi.fn(async (asked: readonly ImportEntry[]) => {
    expect(asked.map(({ number }) => number)).toEqual([2, 3]);
    return new Map([[2, 'id of 2']]);
  });
  const { run, ended } = createRun(
    async ({ number }) => {
      sent.push(number);
      if (!online) throw fail(undefined);
      return 'id';
    },
    { findStored },
    entries.slice(0, 2),
  );
  void run.start();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  online = true;
  sent.length = 0;
  void run.start('failed');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([3]);
  expect(run.read().outcomes.get(2)).toEqual({ kind: 'saved', id: 'id of 2' });
});

test('a busy server is asked again after as long as it wants', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const { run, ended } = createRun(
    async () => {
      tries += 1;
      if (tries === 1) throw fail(429, 'rate_limited', '5');
      return 'id';
    },
    {},
    entries.slice(0, 1),
  );
  void run.start();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(tries).toBe(2);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(run.read().saved).toBe(1);
  vi.useRealTimers();
});

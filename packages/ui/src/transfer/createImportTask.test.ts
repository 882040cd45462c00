import { doneImport } from '@cortex/api-client/fixtures/backgroundTasks';
import { configureBaseUrl } from '@cortex/api-client/http';
import type { ImportRow } from '@cortex/api-client/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImportTask } from './createImportTask.ts';
import type { ImportEntry } from './importKind.ts';

const entries = [2, 3, 4].map(
  (number): ImportEntry => ({
    number,
    values: { name: `Person ${number}`, email: `p${number}@example.com`, phone: '1', notes: 'x' },
    key: `key ${number}`,
  }),
);

/** What a server answers, call by call: a body with its status, or nothing where the connection is lost. */
type Answer = { status?: number; body: unknown } | 'lost';

const calls: { what: string; key: string | null; rows: number[] }[] = [];

function serve(answers: readonly Answer[]) {
  const left = answers.values();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent: { rows?: { number: number }[] } = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({
      what: `${init.method} ${url.replace('https://api.example.com', '')}`,
      key: new Headers(init.headers).get('Idempotency-Key'),
      rows: (sent.rows ?? []).map(({ number }) => number),
    });
    const answer = left.next().value;
    if (answer === undefined || answer === 'lost') throw new TypeError('lost');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
}

const begun = { status: 201, body: { ...doneImport, id: 'imp_one', state: 'waiting', done: 0 } };
const rows = (state: string, told: ImportRow[], next: number) => ({
  body: { import: { ...doneImport, id: 'imp_one', state }, rows: told, next },
});
const made = (number: number): ImportRow => ({ number, candidate_id: `cnd_${number}` });

function create(save = vi.fn(async ({ number }: ImportEntry) => `cnd_${number}`)) {
  const ended = vi.fn();
  const run = createImportTask({
    kind: {
      nouns: ['x', 'xs'],
      fields: [],
      describe: () => '',
      getKeys: () => [],
      unique: false,
      save,
      explain: () => 'unknown',
      listKey: [],
    },
    entries,
    call: (make) => make(),
    onEnd: ended,
    onStarted: () => {},
    fileName: 'people.csv',
    addDuplicates: false,
  });
  return { run, ended, save };
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  calls.length = 0;
  configureBaseUrl('https://api.example.com', { takesIdempotencyKeys: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a server without imports, without room or for fewer rows leaves them to the page', async () => {
  for (const [status, code] of [
    [404, 'not_found'],
    [429, 'rate_limited'],
    [413, 'payload_too_large'],
  ] as const) {
    serve([{ status, body: { detail: 'In the words of the server.', code } }]);
    const { run, ended, save } = create();
    void run.start();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledTimes(3);
    expect(run.read()).toMatchObject({ running: false, inBackground: false, saved: 3, failed: 0 });
  }
});

test('a start whose answer was lost is sent again with the same key', async () => {
  serve(['lost', begun, rows('done', [made(2), made(3), made(4)], 4), rows('done', [], 4)]);
  const { run } = create();
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 0 });
  expect(run.read().halt).toBeDefined();
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 3, halt: undefined });
  const [first, again] = calls;
  expect(first?.key).toMatch(/^\S{8,}$/);
  expect(again).toEqual(first);
});

test('where the connection is lost on the way, the import is followed again and not begun once more', async () => {
  serve([
    begun,
    rows('running', [made(2)], 2),
    'lost',
    rows('done', [made(2), made(3), made(4)], 4),
    rows('done', [], 4),
  ]);
  const { run } = create();
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 1 });
  expect(run.read().halt).toMatch(/^The server does not answer\. It goes on/);
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 3 });
  expect(calls.filter(({ what }) => what === 'POST /imports/')).toHaveLength(1);
});

test('after a cancellation the rest is another import, under another key, without the rows that are there', async () => {
  serve([
    begun,
    rows('cancelled', [made(2), { number: 3 }, { number: 4 }], 4),
    rows('cancelled', [], 4),
    begun,
    rows('done', [made(3), made(4)], 4),
    rows('done', [], 4),
  ]);
  const { run } = create();
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 1, failed: 0 });
  await run.start();
  expect(run.read()).toMatchObject({ running: false, saved: 3 });
  const begins = calls.filter(({ what }) => what === 'POST /imports/');
  expect(begins.map((one) => one.rows)).toEqual([
    [2, 3, 4],
    [3, 4],
  ]);
  expect(begins[0]?.key).not.toBe(begins[1]?.key);
});

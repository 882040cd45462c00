import { ListImportsResponse, StartImportResponse } from '@cortex/api-client/background/validators';
import { backgroundTaskLimits } from '@cortex/api-client/limits';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { findNext } from '../backgroundTasks/findNext.ts';

const TOTAL = 1_000;
const HOUR_MS = 60 * 60_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let token: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
  ]);
  token = await server.signIn('one@example.com');
});

const rowsOf = (total: number) =>
  Array.from({ length: total }, (_, index) => ({
    number: index + 2,
    name: `Person ${index}`,
    email: `p${index}@example.com`,
    phone: '+49 30 5550 100',
    notes: 'Imported from people.csv.',
  }));

function start({ key = '', total = TOTAL, app = server.app } = {}) {
  const file = { file_name: 'people.csv', duplicates: 'leave_out', rows: rowsOf(total) };
  const request = asJson('POST', token, file);
  const headers = { ...request.headers, ...(key ? { 'Idempotency-Key': key } : {}) };
  return app.request('/imports/', { ...request, headers });
}

const list = async () => readAs(ListImportsResponse, await server.app.request('/imports/', bearer(token)));
const countRows = async () => (await server.db.selectFrom('import_rows').select('number').execute()).length;

/** A server whose database fails from the third piece of rows on: once, or for good as where the process has died. */
function breaking(isForGood: boolean) {
  let pieces = 0;
  let isBroken = false;
  return createApp({
    ...server.dependencies,
    db: server.db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"import_rows"') && node.kind === 'InsertQueryNode') pieces += 1;
        if (!isBroken && pieces < 3) return node;
        if (isBroken && !isForGood) return node;
        isBroken = true;
        throw new Error('The database is away.');
      },
      transformResult: async ({ result }) => result,
    }),
  });
}

test('rows are written in pieces, between which others are answered; nobody sees the import before all are there', async () => {
  const begun = start();
  const inBetween: number[] = [];
  for (;;) {
    const [seen] = await list();
    const count = await countRows();
    if (seen) {
      expect([seen.state, seen.total, count]).toEqual(['waiting', TOTAL, TOTAL]);
      break;
    }
    if (count > 0 && count < TOTAL) inBetween.push(count);
  }
  expect(new Set(inBetween).size).toBeGreaterThan(1);
  await readAs(StartImportResponse, await begun);
});

test('of an import whose server dies in the middle nothing is seen, and the same call makes it whole', async () => {
  expect((await start({ key: 'key-of-mine', app: breaking(true) })).status).toBe(500);
  expect(await countRows()).toBe(400);
  expect(await list()).toEqual([]);
  expect(await findNext(server.dependencies)).toBeUndefined();
  server.advance(16_000);
  const { id } = await readAs(StartImportResponse, await start({ key: 'key-of-mine' }));
  expect(await list()).toMatchObject([{ id, state: 'waiting', total: TOTAL }]);
  expect(await countRows()).toBe(TOTAL);
  expect(await findNext(server.dependencies)).toEqual({ table: 'imports', id });
});

test('what nobody sends again is forgotten within the hour', async () => {
  expect((await start({ app: breaking(true) })).status).toBe(500);
  server.advance(HOUR_MS);
  await server.app.request('/healthz');
  await server.readMails();
  expect(await countRows()).toBe(0);
  expect(await server.db.selectFrom('imports').selectAll().execute()).toEqual([]);
});

test('where a piece cannot be written nothing of the others is kept', async () => {
  expect((await start({ app: breaking(false) })).status).toBe(500);
  expect(await countRows()).toBe(0);
  expect(await server.db.selectFrom('imports').selectAll().execute()).toEqual([]);
});

test('the same call several times at once makes one import, and each is told of it once it is whole', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => start({ key: 'key-of-mine' })));
  const begun = await Promise.all(answers.map((answer) => readAs(StartImportResponse, answer)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  expect(begun.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await countRows()).toBe(TOTAL);
});

test('imports whose rows are still coming are some of those that may go on at once', async () => {
  const most = backgroundTaskLimits.person;
  const answers = await Promise.all(Array.from({ length: most + 1 }, () => start({ total: 300 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(most).fill(201), 429]);
});

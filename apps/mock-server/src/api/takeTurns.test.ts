import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Caller } from '../access/sessions.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { takeTurns } from './takeTurns.ts';

const CALLER: Omit<Caller, 'organizationId'> = {
  userId: 'usr_one',
  isAdmin: false,
  plan: 'basic',
  tokenHash: '',
  address: '',
  mustSetUp: false,
  provedAt: '2026-11-24T08:00:00.000Z',
  listVersions: { jobs: null, candidates: null },
};

/** An app whose calls end when they are told to, and in which order they began. */
function begin() {
  const app = new Hono<Env>();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  app.use(async (c, next) => {
    const organizationId = c.req.query('organization') ?? '';
    c.set('caller', { ...CALLER, organizationId });
    await next();
  });
  app.use(takeTurns({ atOnce: 2, mostWaiting: 1 }));
  app.get('/', async (c) => {
    begun.push(c.req.query('organization') ?? '');
    await new Promise<void>((end) => ends.push(end));
    return c.text('taken');
  });
  app.onError((error, c) => c.json({}, error instanceof HttpError ? error.status : 500));
  const ask = (organization: string) => Promise.resolve(app.request(`/?organization=${organization}`));
  return { ask, begun, ends };
}

test('so many calls of an organization run, one waits for its turn, and more are refused', async () => {
  const { ask, begun, ends } = begin();
  const calls = [ask('one'), ask('one'), ask('one')];
  expect((await ask('one')).status).toBe(429);
  await expect.poll(() => begun).toEqual(['one', 'one']);
  ends[0]?.();
  await expect.poll(() => begun.length).toBe(3);
  for (const end of ends) end();
  for (const call of calls) expect((await call).status).toBe(200);
});

test("another organization's calls begin at once", async () => {
  const { ask, begun, ends } = begin();
  const calls = [ask('one'), ask('one'), ask('one'), ask('two')];
  await expect.poll(() => begun.toSorted()).toEqual(['one', 'one', 'two']);
  for (let index = 0; index < calls.length; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  }
  for (const call of calls) expect((await call).status).toBe(200);
});

test.each([
  ['each waits for a turn of its own where the ones before took long', -1, 20],
  ['all begin in one turn where they take no time', Number.POSITIVE_INFINITY, 1],
])('of calls that come in together and end at once %s', async (_, turnMs, different) => {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('caller', { ...CALLER, organizationId: 'org_one' });
    await next();
  });
  app.use(takeTurns({ turnMs }));
  let turns = 0;
  const seen: number[] = [];
  app.get('/', (c) => {
    seen.push(turns);
    return c.text('taken');
  });
  const count = () => {
    turns += 1;
    if (seen.length < 20) setImmediate(count);
  };
  setImmediate(count);
  // As from connections that are read in one turn: what one begins is done before the next one is looked at.
  const calls = Array.from(
    { length: 20 },
    () => new Promise<Response>((resolve) => setImmediate(() => resolve(app.request('/')))),
  );
  await Promise.all(calls);
  expect(seen).toHaveLength(20);
  expect(new Set(seen).size).toBe(different);
});

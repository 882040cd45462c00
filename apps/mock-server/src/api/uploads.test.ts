import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { limitArriving, limitUploads } from './uploads.ts';

const ROOM = { person: 9, organization: 9, address: 9, all: 9 };

/** An app that holds each form until it is let go: while it is on the line, or afterwards. */
function createHolding(most: typeof ROOM, isOnTheLine = true) {
  const hold = Promise.withResolvers<void>();
  const dropped: string[] = [];
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const caller = c.req.header('X-Caller') ?? '';
    const [userId = '', organizationId = '', address = ''] = caller.split(' ');
    c.env = { incoming: { destroy: () => dropped.push(caller) } };
    c.set('sender', {
      userId,
      organizationId,
      address,
    });
    await next();
  });
  const { person, organization } = most;
  app.post('/', limitUploads({ person, organization }), limitArriving(most), async (c) => {
    if (!isOnTheLine) c.get('formArrived')();
    await hold.promise;
    return c.text('taken');
  });
  app.onError((error, c) =>
    error instanceof HttpError ? c.json(error.body, error.status, error.headers) : c.text('broken', 500),
  );
  const send = (caller: string) => app.request('/', { method: 'POST', headers: { 'X-Caller': caller } });
  return { send, letGo: hold.resolve, dropped };
}

test.each([
  ['of a person', { ...ROOM, person: 2 }, 'a one', 'b one', 429],
  ['of an organization', { ...ROOM, organization: 2 }, 'a one', 'a two', 429],
  ['of an address', { ...ROOM, address: 2 }, 'a one here', 'a two there', 429],
  ['of all', { ...ROOM, all: 2 }, 'a one', undefined, 503],
] as const)('beyond so many %s at once a form is refused before it is taken, and later it is not', async (_, most, caller, other, status) => {
  const { send, letGo } = createHolding(most);
  const taken = [send(caller), send(caller)];
  const refused = await send(caller);
  expect(refused.status).toBe(status);
  expect(refused.headers.get('Retry-After')).toBe('5');
  if (other) taken.push(send(other));
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
  expect((await send(caller)).status).toBe(200);
});

test.each([
  { ...ROOM, all: 4 },
  { ...ROOM, address: 4 },
])('where all places are taken, whoever has most of them loses the one that takes longest', async (most) => {
  const { send, letGo, dropped } = createHolding(most);
  const taken = ['a many', 'b many', 'c many', 'd few', 'e new', 'f other'].map((caller) =>
    send(`${caller} here`),
  );
  await vi.waitFor(() => expect(dropped).toEqual(['a many here', 'b many here']));
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
});

test('a form that is here takes no place on the line', async () => {
  const { send, letGo, dropped } = createHolding({ ...ROOM, all: 1 }, false);
  const taken = ['a one', 'b two', 'c three'].map((caller) => send(caller));
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
  expect(dropped).toEqual([]);
});

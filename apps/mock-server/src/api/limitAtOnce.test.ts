import { bodyLimits } from '@cortex/api-client/limits';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { HttpError } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { type AtOnce, forLargeBodies, limitAtOnce } from './limitAtOnce.ts';

const ROOM = { person: 9, organization: 9, all: 9 };

/** An app that holds each call until it is let go. */
function createHolding(atOnce: AtOnce) {
  const hold = Promise.withResolvers<void>();
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const [userId = '', organizationId = ''] = (c.req.header('X-Caller') ?? '').split(' ');
    c.set('sender', { userId, organizationId, address: '' });
    await next();
  });
  app.post('/', forLargeBodies(limitAtOnce(atOnce, 'Too many.')), async (c) => {
    await hold.promise;
    return c.text('taken');
  });
  app.onError((error, c) =>
    error instanceof HttpError ? c.json(error.body, error.status, error.headers) : c.text('broken', 500),
  );
  const send = (caller: string, length: number | undefined = bodyLimits.textBytes + 1) =>
    app.request('/', {
      method: 'POST',
      headers: { 'X-Caller': caller, ...(length === 0 ? {} : { 'Content-Length': String(length) }) },
    });
  return { send, letGo: hold.resolve };
}

test.each([
  ['of a person', { ...ROOM, person: 2 }, 'a one', 'b one'],
  ['of an organization', { ...ROOM, organization: 2 }, 'a one', 'a two'],
  ['of all', { ...ROOM, all: 2 }, 'a one', undefined],
])('beyond so many %s at once a large body is refused, and later it is not', async (_, atOnce, caller, other) => {
  const { send, letGo } = createHolding(atOnce);
  const taken = [send(caller), send(caller)];
  const refused = await send(caller);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('5');
  if (other) taken.push(send(other));
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
  expect((await send(caller)).status).toBe(200);
});

test('a small body takes no place, and one of no told length takes one', async () => {
  const { send, letGo } = createHolding({ ...ROOM, all: 1 });
  const taken = [send('a one', 0), send('a one', 10)];
  expect((await send('a one', 0)).status).toBe(429);
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
});

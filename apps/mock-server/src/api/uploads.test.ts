import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { newId } from '../db/newId.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { limitUploads } from './uploads.ts';

/** An app that holds each form until it is let go. */
function createHolding(atOnce: { person: number; organization: number; all: number }) {
  const hold = Promise.withResolvers<void>();
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const [userId = '', organizationId = ''] = (c.req.header('X-Caller') ?? '').split(' ');
    c.set('caller', {
      userId,
      organizationId,
      isAdmin: false,
      plan: 'basic',
      tokenHash: newId('usr'),
      provedAt: '2026-11-21T09:00:00.000Z',
      listVersions: { jobs: null, candidates: null },
    });
    await next();
  });
  app.post('/', limitUploads(atOnce), async (c) => {
    await hold.promise;
    return c.text('taken');
  });
  app.onError((error, c) =>
    error instanceof HttpError ? c.json(error.body, error.status, error.headers) : c.text('broken', 500),
  );
  const send = (caller: string) => app.request('/', { method: 'POST', headers: { 'X-Caller': caller } });
  return { send, letGo: hold.resolve };
}

test.each([
  ['of a person', { person: 2, organization: 9, all: 9 }, 'a one', 'b one', 429],
  ['of an organization', { person: 9, organization: 2, all: 9 }, 'a one', 'a two', 429],
  ['of all', { person: 9, organization: 9, all: 2 }, 'a one', undefined, 503],
] as const)('beyond so many %s at once a form is refused before it is taken, and later it is not', async (_, atOnce, caller, other, status) => {
  const { send, letGo } = createHolding(atOnce);
  const taken = [send(caller), send(caller)];
  const refused = await send(caller);
  expect(refused.status).toBe(status);
  expect(refused.headers.get('Retry-After')).toBe('5');
  if (other) taken.push(send(other));
  letGo();
  for (const answer of taken) expect((await answer).status).toBe(200);
  expect((await send(caller)).status).toBe(200);
});

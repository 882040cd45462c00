import { operations } from '@cortex/api-client/operations';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { tellDeprecation } from './tellDeprecation.ts';

test('every answer says since when the operation is deprecated, and when it ends, refusals too', async () => {
  const row = { ...operations.listJobs, deprecated: { since: '2027-01-01', sunset: '2027-07-01' } };
  const app = new Hono()
    .use(async (c, next) => {
      tellDeprecation(c, row);
      await next();
    })
    .get('/', (c) => c.json([]))
    .get('/refused', () => {
      throw new Error('Refused.');
    })
    .onError((_, c) => c.json({}, 401));
  for (const path of ['/', '/refused']) {
    const { headers } = await app.request(path);
    expect(headers.get('Deprecation')).toBe('@1798761600');
    expect(headers.get('Sunset')).toBe('Thu, 01 Jul 2027 00:00:00 GMT');
  }
});

test('an operation that is not deprecated says nothing', async () => {
  const app = new Hono().get('/', (c) => {
    tellDeprecation(c, operations.listJobs);
    return c.json([]);
  });
  expect((await app.request('/')).headers.has('Deprecation')).toBe(false);
});

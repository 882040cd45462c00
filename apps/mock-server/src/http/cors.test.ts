import { operationIds, operations } from '@cortex/api-client/operations';
import { toggleSlash } from '@cortex/conformance/client';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { allowOrigins } from './cors.ts';

const app = new Hono();
app.use(allowOrigins(['https://cortex.example.com', 'http://localhost:*', 'http://127.0.0.1:*']));

test.each([
  ['https://cortex.example.com', true],
  ['https://cortex.example.com:8443', false],
  ['http://cortex.example.com', false],
  ['http://localhost:3000', true],
  ['http://localhost:5173', true],
  ['http://localhost', true],
  ['https://localhost:5173', false],
  ['http://127.0.0.1:3001', true],
  ['http://localhost.example.com:3000', false],
  ['http://127.0.0.1.example.com', false],
  ['null', false],
])('a page of %s may call: %s', async (origin, allowed) => {
  const response = await app.request('/jobs', {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed ? origin : null);
});

describe('every operation', () => {
  const origin = 'http://localhost:3000';
  const paths = operationIds.map((id) => ({
    id,
    ...operations[id],
    path: operations[id].path.replace('{id}', 'xyz'),
  }));

  test.each(paths)('$id may be called by the web app, and by no other page', async ({ path, method }) => {
    const { app: server } = await createTestApp();
    for (const form of [path, toggleSlash(path)]) {
      for (const [from, allowed] of [
        [origin, origin],
        ['http://evil.example', null],
        ['http://localhost:3000.evil.example', null],
        ['https://localhost:3000', null],
        ['null', null],
      ] as const) {
        const preflight = await server.request(form, {
          method: 'OPTIONS',
          headers: {
            Origin: from,
            'Access-Control-Request-Method': method.toUpperCase(),
            'Access-Control-Request-Headers': 'authorization,content-type',
          },
        });
        const answer = await server.request(form, {
          method: method.toUpperCase(),
          headers: { Origin: from },
        });
        for (const { headers } of [preflight, answer]) {
          expect(headers.get('Access-Control-Allow-Origin')).toBe(allowed);
          expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
          expect(headers.get('Vary')).toContain('Origin');
        }
        if (!allowed) continue;
        const listed = (name: string) =>
          (preflight.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase().split(/, ?/);
        expect([preflight.status, await preflight.text()]).toEqual([204, '']);
        expect(listed('Methods')).toContain(method);
        expect(listed('Headers')).toEqual(expect.arrayContaining(['authorization', 'content-type']));
      }
    }
  });
});

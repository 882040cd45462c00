import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Env } from './addOperation.ts';
import { sendList } from './listResponses.ts';

const long = JSON.stringify(
  Array.from({ length: 500 }, (_, index) => ({ id: `job_${index}`, title: 'Käfer' })),
);

describe.each([
  ['text', (json: string) => json],
  ['bytes', (json: string) => new TextEncoder().encode(json)],
])('a list as %s', (_, write) => {
  const app = new Hono<Env>();
  app.get('/long', (c) => sendList(c, write(long)));
  app.get('/short', (c) => sendList(c, write('[]')));

  test.each([
    'gzip',
    'br, gzip;q=0.8',
    'gzip, deflate, br, zstd',
  ])('is compressed for %s', async (accepted) => {
    const answer = await app.request('/long', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(long);
  });

  test.each([
    ['/long', ''],
    ['/long', 'br'],
    ['/long', 'br, gzip;q=0'],
    ['/short', 'gzip'],
  ])('%s is sent as it is for "%s"', async (path, accepted) => {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(await answer.text()).toBe(path === '/long' ? long : '[]');
  });
});

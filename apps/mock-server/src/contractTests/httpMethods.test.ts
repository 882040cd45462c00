import { operationIds, operations } from '@cortex/api-client/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, readError } from '../testing.ts';
import { toRequest } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { validCalls } from './validCalls.ts';

let server: TestServer;
let world: World;
let admin: string;

beforeAll(async () => {
  server = await createTestApp();
  world = await createWorld(server, 'one', 'premium');
  admin = await world.signIn(world.admin.email);
});

const reading = operationIds.filter((id) => operations[id].method === 'get');
const paths = [...new Set(operationIds.map((id) => operations[id].path))];

function methodsOf(path: string): string[] {
  return operationIds
    .filter((id) => operations[id].path === path)
    .map((id) => operations[id].method.toUpperCase());
}

/** Headers without what is new in every answer. */
function stableHeaders({ headers }: Response): Record<string, string> {
  const { 'x-request-id': _, ...stable } = Object.fromEntries(headers);
  return stable;
}

describe('HEAD', () => {
  test.each(reading)('of %s answers as GET does, without a body', async (id) => {
    const [path, init] = toRequest(id, await validCalls[id](world), admin);
    const get = await server.app.request(path, init);
    const head = await server.app.request(path, { ...init, method: 'HEAD' });
    expect(get.status).toBe(200);
    expect([head.status, stableHeaders(head)]).toEqual([200, stableHeaders(get)]);
    expect(await head.text()).toBe('');
  });

  test.each(reading)('of %s asks for the token too', async (id) => {
    const [path, init] = toRequest(id, await validCalls[id](world));
    const head = await server.app.request(path, { ...init, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([401, '']);
  });
});

describe('OPTIONS', () => {
  const preflight = (path: string, origin: string, method: string) =>
    server.app.request(path.replace('{id}', 'xyz'), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
  const calls = paths.flatMap((path) => methodsOf(path).map((method) => ({ path, method })));

  test.each(calls)('lets the web app call $method $path', async ({ path, method }) => {
    for (const form of [path, toggleSlash(path)]) {
      const response = await preflight(form, 'http://localhost:3000', method);
      const allowed = (name: string) =>
        (response.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase().split(/, ?/);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(allowed('Origin')).toEqual(['http://localhost:3000']);
      expect(allowed('Methods')).toContain(method.toLowerCase());
      expect(allowed('Headers')).toEqual(expect.arrayContaining(['authorization', 'content-type']));
      expect(response.headers.get('Vary')).toContain('Origin');
    }
  });

  test.each(calls)('lets no other origin call $method $path', async ({ path, method }) => {
    for (const origin of [
      'http://evil.example',
      'http://localhost:3000.evil.example',
      'https://localhost:3000',
      'null',
    ]) {
      const { headers } = await preflight(path, origin, method);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });
});

describe('an answer', () => {
  test.each(operationIds)('to %s can be read by the web app and by no other page', async (id) => {
    for (const token of [undefined, admin]) {
      if (id === 'logOut' && token) continue;
      const [path, init] = toRequest(id, await validCalls[id](world), token);
      for (const [origin, allowed] of [
        ['http://localhost:3000', 'http://localhost:3000'],
        ['http://evil.example', null],
      ]) {
        const headers = new Headers(init.headers);
        headers.set('Origin', origin ?? '');
        const response = await server.app.request(path, { ...init, headers });
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
        expect(response.headers.get('Vary')).toContain('Origin');
      }
    }
  });
});

describe('a method that a path does not have', () => {
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'];
  // `/candidates/share/` is a candidate's path too, so it has that one's methods.
  const taken = (path: string) =>
    path === '/candidates/share/' ? [...methodsOf(path), ...methodsOf('/candidates/{id}')] : methodsOf(path);
  const calls = paths.flatMap((path) =>
    others.filter((method) => !taken(path).includes(method)).map((method) => ({ path, method })),
  );

  test.each(calls)('$method $path is refused in the one shape of errors', async ({ path, method }) => {
    const headers = { Authorization: `Bearer ${admin}` };
    const response = await server.app.request(path.replace('{id}', 'xyz'), { method, headers });
    expect([404, 405]).toContain(response.status);
    await readError(response);
  });
});

describe('a path', () => {
  test.each(operationIds)('of %s is taken in both slash forms', async (id) => {
    for (const form of [(path: string) => path, toggleSlash]) {
      // Its own session, as the call may end it.
      const token = await world.signIn(world.admin.email);
      const [path, init] = toRequest(id, await validCalls[id](world), token);
      const response = await server.app.request(form(path), init);
      expect(response.status).toBeLessThan(300);
      expect(response.redirected).toBe(false);
    }
  });
});

function toggleSlash(path: string): string {
  const [name = '', query] = path.split('?');
  const toggled = name.endsWith('/') ? name.slice(0, -1) : `${name}/`;
  return query === undefined ? toggled : `${toggled}?${query}`;
}

import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, readError } from '../testing.ts';
import { send, toRequest } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { validCalls } from './validCalls.ts';

const MEGABYTE = 2 ** 20;
const LIMITS: Record<string, number> = {
  'application/json': MEGABYTE,
  'application/x-www-form-urlencoded': MEGABYTE,
  'multipart/form-data': 11 * MEGABYTE,
};

let server: TestServer;
let world: World;
let admin: string;
let http: ReturnType<typeof serve>;
let port: number;

beforeAll(async () => {
  server = await createTestApp();
  world = await createWorld(server, 'one', 'premium');
  admin = await world.signIn(world.admin.email);
  port = await new Promise<number>((resolve) => {
    http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      resolve(info.port),
    );
  });
});

afterAll(async () => {
  await server.readMails();
  http.close();
});

const withBody = operationIds.filter((id) => operations[id].body !== null);

type Sending = {
  agent?: Agent;
  path: string;
  init: RequestInit;
  headers: Headers;
  size: number;
  /** Whether the length is not told first. */
  chunked: boolean;
};

/** Sends so many bytes over a real connection and gives what comes back. */
function sendOver({ agent, path, init, headers, size, chunked }: Sending): Promise<Response> {
  if (size > 0 && chunked) headers.set('Transfer-Encoding', 'chunked');
  else if (size > 0) headers.set('Content-Length', String(size));
  const options = { port, path, agent, method: init.method, headers: Object.fromEntries(headers) };
  return new Promise((resolve, reject) => {
    const sending = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0 })));
    });
    sending.on('error', reject);
    sending.end(size > 0 ? Buffer.alloc(size, 'x') : undefined);
  });
}

async function sendBytes(id: OperationId, size: number, chunked: boolean): Promise<Response> {
  const call = await validCalls[id](world);
  const [path, init] = toRequest(id, { ...call, body: {} }, admin);
  const headers = new Headers(init.headers);
  headers.set('Content-Type', `${operations[id].body}; boundary=b`);
  return sendOver({ path, init, headers, size, chunked });
}

describe('a body', () => {
  const calls = withBody.flatMap((id) =>
    [false, true].map((chunked) => ({ id, chunked, how: chunked ? 'in chunks' : 'with its length' })),
  );

  test.each(calls)('of $id sent $how is taken up to the limit and refused beyond it', async ({
    id,
    chunked,
  }) => {
    const limit = LIMITS[operations[id].body ?? ''] ?? 0;
    const within = await sendBytes(id, limit, chunked);
    expect([400, 401, 422]).toContain(within.status);
    const beyond = await sendBytes(id, limit + 1, chunked);
    expect([beyond.status, (await readError(beyond)).code]).toEqual([413, 'payload_too_large']);
  });

  test.each([
    { about: 'is too large', id: 'createJob', type: 'application/json', size: 2 * MEGABYTE, status: 413 },
    {
      about: 'is far too large',
      id: 'createCandidate',
      type: 'multipart/form-data',
      size: 12 * MEGABYTE,
      status: 413,
    },
    { about: 'is of another type', id: 'createJob', type: 'text/plain', size: MEGABYTE / 2, status: 415 },
    { about: 'is of nobody', id: 'createJob', type: 'application/json', size: MEGABYTE, status: 401 },
    { about: 'is for nothing', id: 'deleteJob', type: 'application/json', size: MEGABYTE / 2, status: 200 },
  ] as const)('that $about leaves the connection to the next request', async ({ id, type, size, status }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const chunked of [false, true]) {
      const token = status === 401 ? undefined : admin;
      const [path, init] = toRequest(id, await validCalls[id](world), token);
      const headers = new Headers(init.headers);
      headers.set('Content-Type', type);
      const first = await sendOver({ agent, path, init, headers, size, chunked });
      const [next, get] = toRequest('getDashboard', {}, admin);
      const second = await sendOver({
        agent,
        path: next,
        init: get,
        headers: new Headers(get.headers),
        size: 0,
        chunked,
      });
      expect([first.status, second.status]).toEqual([status, 200]);
    }
    agent.destroy();
  });

  test('far beyond the limit does not take the server down', async () => {
    for (const chunked of [false, true]) {
      const answers = await Promise.allSettled(
        Array.from({ length: 4 }, () => sendBytes('createCandidate', 40 * MEGABYTE, chunked)),
      );
      // A sender who does not stop may see the connection closed instead of the answer.
      for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value.status).toBe(413);
      expect((await send(world, 'getDashboard', {}, admin)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    }
  });

  test('is looked at only once the caller is known', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/jobs/`, {
      method: 'POST',
      body: 'x'.repeat(2 * MEGABYTE),
    });
    expect([response.status, (await readError(response)).code]).toEqual([401, 'unauthenticated']);
  });
});

describe('the order of checks', () => {
  /** Each step is worse in one thing than the next, which is what then comes to light. */
  test('is token, role, plan, size, content type, form, visibility', async () => {
    const basic = await createWorld(server, 'basic', 'basic');
    const [basicUser, basicAdmin] = [
      await basic.signIn(basic.user.email),
      await basic.signIn(basic.admin.email),
    ];
    const user = await world.signIn(world.user.email);
    const share = async (token: string | undefined, body: string, type: string) => {
      const [path, init] = toRequest('shareCandidate', {}, token);
      const headers = new Headers(init.headers);
      headers.set('Content-Type', type);
      return readError(await server.app.request(path, { ...init, headers, body }));
    };
    const tooLarge = '{'.repeat(MEGABYTE + 1);
    expect((await share(undefined, tooLarge, 'text/plain')).code).toBe('unauthenticated');
    expect((await share(basicUser, tooLarge, 'text/plain')).code).toBe('upgrade_required');
    expect((await share(user, tooLarge, 'text/plain')).code).toBe('payload_too_large');
    expect((await share(user, '{', 'text/plain')).code).toBe('unsupported_media_type');
    expect((await share(user, '{', 'application/json')).code).toBe('malformed_request');
    expect((await share(user, '{}', 'application/json')).code).toBe('validation_failed');
    const unknown = JSON.stringify({ candidate_id: 'unknown', shared_with_user_id: 'unknown', note: '' });
    expect((await share(user, unknown, 'application/json')).code).toBe('not_found');
    const figures = async (token: string) =>
      (await readError(await send(world, 'getOrganizationPerformance', {}, token))).code;
    expect([await figures(basicUser), await figures(basicAdmin)]).toEqual([
      'admin_required',
      'upgrade_required',
    ]);
  });
});

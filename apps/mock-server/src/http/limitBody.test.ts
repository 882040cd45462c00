import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import type { Session } from '@cortex/conformance/client';
import { textAt } from '@cortex/conformance/json';
import type { Kit } from '@cortex/conformance/kit';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit, type TestServer } from '../../testing/testKit.ts';

const MEGABYTE = 2 ** 20;

let server: TestServer;
let kit: Kit;
let admin: Session;
let http: ReturnType<typeof serve>;
let port: number;

beforeAll(async () => {
  server = await createTestApp();
  kit = await createKit(server);
  admin = kit.world.tenant.admin;
  port = await new Promise<number>((resolve) => {
    http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      resolve(info.port),
    );
  });
});

afterAll(() => {
  http.close();
});

type Sending = {
  agent?: Agent;
  id: OperationId;
  session: Session | null;
  contentType: string;
  size: number;
  /** Whether the length is not told first. */
  chunked: boolean;
};

/** Sends so many bytes over a real connection and gives the status that comes back. */
async function sendOver({ agent, id, session, contentType, size, chunked }: Sending): Promise<number> {
  const { path, method } = operations[id];
  const headers: Record<string, string> = { 'Content-Type': contentType };
  if (session) headers.Authorization = `Bearer ${session.token}`;
  if (size > 0 && chunked) headers['Transfer-Encoding'] = 'chunked';
  else if (size > 0) headers['Content-Length'] = String(size);
  const { id: record = '' } = await kit.fresh(id);
  const options = { port, path: path.replace('{id}', record), agent, method: method.toUpperCase(), headers };
  return new Promise((resolve, reject) => {
    const sending = request(options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.end(size > 0 ? Buffer.alloc(size, 'x') : undefined);
  });
}

describe('a body', () => {
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
      const session = status === 401 ? null : admin;
      const first = await sendOver({ agent, id, session, contentType: type, size, chunked });
      const next = {
        agent,
        id: 'getDashboard',
        session: admin,
        contentType: type,
        size: 0,
        chunked,
      } as const;
      expect([first, await sendOver(next)]).toEqual([status, 200]);
    }
    agent.destroy();
  });

  test('far beyond the limit does not take the server down', async () => {
    const contentType = 'multipart/form-data; boundary=b';
    for (const chunked of [false, true]) {
      const sending = {
        id: 'createCandidate',
        session: admin,
        contentType,
        size: 40 * MEGABYTE,
        chunked,
      } as const;
      const answers = await Promise.allSettled([1, 2, 3, 4].map(() => sendOver(sending)));
      // A sender who does not stop may see the connection closed instead of the answer.
      for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toBe(413);
      await kit.client.must('getDashboard', {}, admin);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    }
  });

  test('that breaks off is the sender’s fault', async () => {
    for (const id of operationIds.filter((name) => operations[name].body !== null)) {
      const body = new ReadableStream({
        pull(controller) {
          controller.error(new Error('The connection was lost.'));
        },
      });
      const raw = { contentType: `${operations[id].body}; boundary=b`, body };
      const exchange = await kit.client.send(id, await kit.standing(id), admin, { raw });
      expect(textAt(exchange.body, 'code')).toBe('malformed_request');
    }
  });
});

/** Each step is worse in one thing than the next, which is what then comes to light. */
test('the order of checks is token, role, plan, size, content type, form, visibility', async () => {
  const { tenant, ownerSession: user } = kit.world;
  const codeOf = async (session: Session | null, body: string, contentType: string) => {
    const exchange = await kit.client.send('shareCandidate', {}, session, { raw: { contentType, body } });
    return textAt(exchange.body, 'code');
  };
  const figuresFor = async (session: Session) =>
    textAt((await kit.client.send('getOrganizationPerformance', {}, session)).body, 'code');
  const tooLarge = '{'.repeat(MEGABYTE + 1);
  await tenant.setPlan('Basic');
  expect(await codeOf(null, tooLarge, 'text/plain')).toBe('unauthenticated');
  expect(await codeOf(user, tooLarge, 'text/plain')).toBe('upgrade_required');
  expect(await figuresFor(user)).toBe('admin_required');
  expect(await figuresFor(admin)).toBe('upgrade_required');
  await tenant.setPlan('Premium');
  expect(await codeOf(user, tooLarge, 'text/plain')).toBe('payload_too_large');
  expect(await codeOf(user, '{', 'text/plain')).toBe('unsupported_media_type');
  expect(await codeOf(user, '{', 'application/json')).toBe('malformed_request');
  expect(await codeOf(user, '{}', 'application/json')).toBe('validation_failed');
  const unknown = JSON.stringify({ candidate_id: 'unknown', shared_with_user_id: 'unknown', note: '' });
  expect(await codeOf(user, unknown, 'application/json')).toBe('not_found');
});

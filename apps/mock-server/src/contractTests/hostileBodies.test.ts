import { operationIds, operations } from '@cortex/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { expectRefusal } from './expectRefusal.ts';
import { send, sendRaw, toRequest } from './sendCall.ts';
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

afterAll(async () => {
  await server.readMails();
});

const MEGABYTE = 2 ** 20;
const withBody = operationIds.filter((id) => operations[id].body !== null);
const withJson = withBody.filter((id) => operations[id].body === 'application/json');
const withForm = withBody.filter((id) => operations[id].body !== 'application/json');

describe('a body that is none', () => {
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  test.each(
    withJson.flatMap((id) =>
      [
        { about: 'nothing', body: '', status: 400 },
        { about: 'half of it', body: '{"name": "Ada', status: 400 },
        { about: 'a word', body: 'undefined', status: 400 },
        { about: 'bytes that are not UTF-8', body: new Uint8Array([0x22, 0xff, 0x22]), status: 400 },
        { about: 'an array', body: '[]', status: 422 },
        { about: 'a number', body: '1e400', status: 422 },
        { about: 'a string', body: '"name"', status: 422 },
        { about: 'null', body: 'null', status: 422 },
        { about: 'arrays in arrays', body: nested, status: 422 },
        { about: 'arrays in a field', body: `{"name": ${nested}}`, status: 422 },
        { about: 'a megabyte', body: `"${'x'.repeat(MEGABYTE)}"`, status: 413 },
      ].map((row) => ({ id, ...row })),
    ),
  )('$id answers $status to $about', async ({ id, body, status }) => {
    expect((await expectRefusal(id, await sendRaw(world, id, admin, body))).status).toBe(status);
  });

  test.each(
    withForm.flatMap((id) =>
      [
        { about: 'nothing', body: '' },
        { about: 'JSON', body: '{"email": "a@example.com"}' },
        { about: 'bytes that are not UTF-8', body: new Uint8Array([0x65, 0x3d, 0xff, 0xff]) },
        {
          about: 'a part without an end',
          body: '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda',
        },
        { about: 'a part without a name', body: '--b\r\nContent-Disposition: form-data\r\n\r\nAda\r\n--b--' },
      ].map((row) => ({ id, ...row })),
    ),
  )('$id refuses $about', async ({ id, body }) => {
    expect([400, 422]).toContain((await expectRefusal(id, await sendRaw(world, id, admin, body))).status);
  });

  test.each(
    withBody.flatMap((id) =>
      ['text/plain', 'application/xml', 'application/jsonp', 'multipart/mixed', 'x', ';', null].map(
        (contentType) => ({ id, contentType }),
      ),
    ),
  )('$id does not take the content type $contentType', async ({ id, contentType }) => {
    const body = new TextEncoder().encode('{}');
    const refusal = await expectRefusal(id, await sendRaw(world, id, admin, body, contentType));
    expect([refusal.status, refusal.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('that breaks off is the sender’s fault', async () => {
    for (const id of withBody) {
      const broken = new ReadableStream({
        pull(controller) {
          controller.error(new Error('The connection was lost.'));
        },
      });
      const call = await validCalls[id](world);
      const [path, init] = toRequest(id, { ...call, body: {} }, admin);
      const headers = new Headers(init.headers);
      headers.set('Content-Type', `${operations[id].body}; boundary=b`);
      const request = { ...init, headers, body: broken, duplex: 'half' as const };
      const refusal = await expectRefusal(id, await server.app.request(path, request));
      expect(refusal.code).toBe('malformed_request');
    }
  });
});

describe('a field that is not in the contract', () => {
  const names = ['surprise', 'is_owner', '__proto__', 'constructor', 'toString', 'organization_id', '', '😀'];

  test.each(withBody.flatMap((id) => names.map((name) => ({ id, name }))))('$id names it: "$name"', async ({
    id,
    name,
  }) => {
    const { body = {}, ...call } = await validCalls[id](world);
    const fields = Object.fromEntries([...Object.entries(body), [name, 'x']]);
    const response = await send(world, id, { ...call, body: fields }, admin);
    const { errors } = JSON.parse(await response.clone().text());
    expect(Object.keys(errors)).toEqual([name]);
    expect((await expectRefusal(id, response)).code).toBe('validation_failed');
  });

  test('makes nothing of every object', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('x');
  });
});

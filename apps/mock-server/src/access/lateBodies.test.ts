import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let thief: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
  ]);
  owner = await server.signIn('admin@example.com');
  thief = await server.signIn('admin@example.com');
});

/** A call whose body is waited for when this returns, and comes when it is told to: over the line it may take minutes. */
async function begin(path: string, token: string, body: unknown) {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        asked.resolve();
        await ended.promise;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: stream,
    duplex: 'half',
  };
  const answer = Promise.resolve(server.app.request(new Request(`http://localhost${path}`, init)));
  await asked.promise;
  return { answer, end: ended.resolve };
}

const NEW_ADMIN = {
  username: 'other',
  email: 'other@example.com',
  full_name: 'Other',
  password: 'known to the thief',
  is_admin: true,
};

async function changePassword(): Promise<void> {
  const change = { email: 'admin@example.com', current_password: 'right', new_password: 'another' };
  expect((await server.app.request('/update-password/', asJson('PUT', owner, change))).status).toBe(200);
  expect((await server.app.request('/sessions/', bearer(thief))).status).toBe(401);
}

test('a call of a session that ended while its body came makes no API key', async () => {
  const { answer, end } = await begin('/api_keys/', thief, { name: 'Mine', scope: 'write', days: 365 });
  await changePassword();
  end();
  expect((await answer).status).toBe(401);
  expect(await server.db.selectFrom('api_keys').select('id').execute()).toEqual([]);
});

test('nor an admin', async () => {
  const { answer, end } = await begin('/users/', thief, NEW_ADMIN);
  await changePassword();
  end();
  expect((await answer).status).toBe(401);
  expect((await postForm(server.app, NEW_ADMIN.email, NEW_ADMIN.password)).status).toBe(401);
});

test('a call of somebody who is no admin any more when its body is there makes no admin', async () => {
  const { answer, end } = await begin('/users/', owner, NEW_ADMIN);
  const second = await server.signIn('second@example.com');
  const demoted = { username: 'a', email: 'admin@example.com', full_name: 'A', is_admin: false };
  expect((await server.app.request('/users/usr_admin', asJson('PUT', second, demoted))).status).toBe(200);
  end();
  expect((await answer).status).toBe(403);
});

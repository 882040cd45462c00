import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readError } from '../../testing/testApp.ts';

const HOUR = 3_600_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_user', email: 'user@example.com' },
  ]);
  admin = await server.signIn('admin@example.com');
});

const user = {
  username: 'usr_user',
  email: 'user@example.com',
  full_name: 'Person usr_user',
  is_admin: false,
};
const update = (changes: object) =>
  server.app.request('/users/usr_user', asJson('PUT', admin, { ...user, ...changes }));
const remove = () => server.app.request('/users/usr_user', { method: 'DELETE', ...bearer(admin) });
const prove = (password: string) =>
  server.app.request('/sessions/confirm/', asJson('POST', admin, { password }));

test('two hours after the sign-in what is dangerous asks for the password, and all else does not', async () => {
  server.advance(2 * HOUR);
  expect((await update({ is_admin: true })).status).toBe(200);
  server.advance(1000);
  for (const response of [
    await update({ email: 'new@example.com', is_admin: true }),
    await update({ is_admin: false }),
    await remove(),
  ]) {
    expect(response.status).toBe(403);
    expect((await readError(response)).code).toBe('reauthentication_required');
  }
  expect((await update({ full_name: 'Another Name', is_admin: true })).status).toBe(200);
  expect((await server.app.request('/users/usr_none', { method: 'DELETE', ...bearer(admin) })).status).toBe(
    404,
  );
});

test('nobody gets around it by adding an admin of their own', async () => {
  const add = (is_admin: boolean, name: string) =>
    server.app.request(
      '/users/',
      asJson('POST', admin, {
        username: name,
        email: `${name}@example.com`,
        full_name: name,
        password: 'four calm lamps',
        is_admin,
      }),
    );
  server.advance(3 * HOUR);
  expect((await readError(await add(true, 'boss'))).code).toBe('reauthentication_required');
  expect((await add(false, 'clerk')).status).toBe(201);
  expect((await prove('right')).status).toBe(204);
  expect((await add(true, 'boss')).status).toBe(201);
});

test('the password makes the session as good as new for two hours, and for itself alone', async () => {
  const other = await server.signIn('admin@example.com');
  server.advance(3 * HOUR);
  const wrong = await prove('wrong');
  expect([wrong.status, (await readError(wrong)).errors]).toEqual([
    400,
    { password: 'This is not your password.' },
  ]);
  expect((await prove('right')).status).toBe(204);
  expect((await update({ email: 'new@example.com' })).status).toBe(200);
  const elsewhere = await server.app.request('/users/usr_user', { method: 'DELETE', ...bearer(other) });
  expect(elsewhere.status).toBe(403);
  server.advance(2 * HOUR + 1000);
  expect((await remove()).status).toBe(403);
});

test('passwords cannot be tried without end', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await prove('wrong')).status).toBe(400);
  expect((await prove('right')).status).toBe(429);
});

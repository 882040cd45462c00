import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';

test('wrong passwords from one known browser keep nobody out of another one, elsewhere', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_owner', email: 'owner@example.com' }]);
  const signIn = (password: string, address: string, Cookie = '') =>
    server.app.request('/auth/login', {
      method: 'POST',
      headers: { 'X-Test-Address': address, ...(Cookie ? { Cookie } : {}) },
      body: new URLSearchParams({ email: 'owner@example.com', password }),
    });
  const cookieOf = (answer: Response) => (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const atReception = cookieOf(await signIn('right', '198.51.100.7'));
  server.advance(60_000);
  const atHome = cookieOf(await signIn('right', '203.0.113.9'));
  expect([atReception, atHome].every((cookie) => cookie.startsWith('cortex_device='))).toBe(true);
  // Somebody else, at the computer of the reception.
  for (let time = 0; time < 10; time += 1)
    expect((await signIn(`guess ${time}`, '198.51.100.7', atReception)).status).toBe(401);
  expect((await signIn('right', '203.0.113.9', atHome)).status).toBe(200);
});

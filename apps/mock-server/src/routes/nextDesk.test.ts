import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';

test('wrong passwords from the next desk keep nobody out who signed in from this browser before', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_owner', email: 'owner@example.com' }]);
  const signIn = (password: string, Cookie = '') =>
    server.app.request('/auth/login', {
      method: 'POST',
      headers: { 'X-Test-Address': '198.51.100.7', ...(Cookie ? { Cookie } : {}) },
      body: new URLSearchParams({ email: 'owner@example.com', password }),
    });
  const first = await signIn('right');
  const [cookie = ''] = (first.headers.get('Set-Cookie') ?? '').split(';');
  expect(cookie).toMatch(/^cortex_device=/);
  // Somebody else of the same office, in another browser.
  for (let time = 0; time < 10; time += 1) expect((await signIn(`guess ${time}`)).status).toBe(401);
  expect((await signIn('right', cookie)).status).toBe(200);
});

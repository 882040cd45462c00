import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { beforeEach, expect, test } from 'vitest';
import { bearer, createTestApp, readAs } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  admin = await server.signIn('admin@example.com');
});

const send = (method: string, path: string) => server.app.request(path, { method, ...bearer(admin) });

test('a deleted candidate is no user to bring back, and a user no candidate', async () => {
  const body = new FormData();
  for (const [name, text] of Object.entries({ name: 'M', email: 'm@example.com', phone: '1', notes: 'n' }))
    body.set(name, text);
  const added = await server.app.request('/candidates/', { method: 'POST', body, ...bearer(admin) });
  const { id } = await readAs(CreateCandidateResponse, added);
  await send('DELETE', `/candidates/${id}`);
  await send('DELETE', '/users/usr_member');
  expect((await send('POST', `/users/${id}/restore`)).status).toBe(404);
  expect((await send('POST', '/candidates/usr_member/restore')).status).toBe(404);
});

import { expect, test } from 'vitest';
import { asJson, createTestApp, readError } from '../../testing/testApp.ts';

test('people who are refused use up no welcome of somebody whom another organization adds', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_owner', email: 'owner@example.com', isAdmin: true },
  ]);
  const stranger = await server.signIn('stranger@example.com');
  const owner = await server.signIn('owner@example.com');
  const person = { email: 'victim@example.org', full_name: 'V', password: 'quiet harbour', is_admin: false };
  const first = { ...person, username: 'taken', email: 'first@example.org' };
  expect((await server.app.request('/users/', asJson('POST', stranger, first))).status).toBe(201);
  for (let time = 0; time < 3; time += 1) {
    const refused = await server.app.request(
      '/users/',
      asJson('POST', stranger, { ...person, username: 'taken' }),
    );
    expect(refused.status).toBe(409);
    expect((await readError(refused)).code).toBe('username_taken');
  }
  const added = await server.app.request('/users/', asJson('POST', owner, { ...person, username: 'victim' }));
  expect(added.status).toBe(201);
  expect((await server.readMails()).map(({ to }) => to)).toContain('victim@example.org');
});

import { LogInResponse } from '@cortex/api-client/auth/validators';
import { CreateUserResponse } from '@cortex/api-client/users/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, createTestApp, postForm, readAs } from '../../testing/testApp.ts';

const LURE = 'Your bank\n\nYour account is locked. Open it again on https://evil.example/login';

let server: Awaited<ReturnType<typeof createTestApp>>;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  // Anybody may: SIGN_UP is open unless stated.
  const organization = {
    name: LURE,
    admin_username: LURE.slice(0, 100),
    admin_email: 'stranger@example.com',
    admin_password: 'quiet harbour',
    pricing_tier: 'premium',
  };
  const created = await server.app.request('/organizations/', asJson('POST', '', organization));
  expect(created.status).toBe(201);
  const signedIn = await postForm(server.app, 'stranger@example.com', 'quiet harbour');
  stranger = (await readAs(LogInResponse, signedIn)).access_token;
});

async function addVictim() {
  const victim = { username: 'v', email: 'victim@example.org', full_name: 'V', is_admin: false };
  const added = await server.app.request('/users/', asJson('POST', stranger, { ...victim, password: 'x' }));
  return { ...victim, id: (await readAs(CreateUserResponse, added)).id };
}

const toVictim = async () => (await server.readMails()).filter(({ to }) => to === 'victim@example.org');

test('the name of an organization stands on one line, and makes no link, in the mail to whom it adds', async () => {
  await addVictim();
  const [mail] = await toVictim();
  expect(mail?.text.trim().split('\n')).toHaveLength(1);
  expect(mail?.text).not.toContain('https://evil.example');
});

test('so does the name of who changed an email, in the mail to the address before', async () => {
  const { id, ...victim } = await addVictim();
  const moved = { ...victim, email: 'elsewhere@example.org' };
  const self = await server.db.selectFrom('users').select('id').where('email', '=', 'stranger@example.com');
  const { id: own } = await self.executeTakeFirstOrThrow();
  const named = { username: 's', email: 'stranger@example.com', full_name: LURE, is_admin: true };
  expect((await server.app.request(`/users/${own}`, asJson('PUT', stranger, named))).status).toBe(200);
  expect((await server.app.request(`/users/${id}`, asJson('PUT', stranger, moved))).status).toBe(200);
  const mail = (await toVictim()).find(({ subject }) => subject.includes('email'));
  expect(mail?.text).toContain('was changed by');
  expect(mail?.text).not.toContain('https://evil.example');
});

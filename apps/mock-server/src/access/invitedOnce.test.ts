import { LogInResponse } from '@cortex/api-client/auth/validators';
import { ListUsersResponse } from '@cortex/api-client/users/validators';
import { expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { signInvitation } from './signUp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another way to write the same 32 bytes: the last of their 43 letters has two bits to spare. */
const rewrite = (invitation: string) =>
  invitation.slice(0, -1) + LETTERS[LETTERS.indexOf(invitation.slice(-1)) + 1];

test('an invitation to create an organization is good once, also where the admin has another email since', async () => {
  const server = await createTestApp();
  const app = createApp({ ...server.dependencies, signUp: 'invite' });
  const first = await signInvitation(server.db, 'ada@example.com', server.dependencies.clock());
  const create = (name: string, invitation: string) =>
    app.request(
      '/organizations/',
      asJson('POST', '', {
        name,
        admin_username: 'ada',
        admin_email: 'ada@example.com',
        admin_password: 'quiet harbour',
        pricing_tier: 'basic',
        invitation,
      }),
    );
  expect((await create('First', first)).status).toBe(201);
  const signedIn = await postForm(app, 'ada@example.com', 'quiet harbour');
  const { access_token } = await readAs(LogInResponse, signedIn);
  const [ada] = await readAs(ListUsersResponse, await app.request('/users/', bearer(access_token)));
  const moved = { username: 'ada', email: 'ada.elsewhere@example.com', full_name: 'Ada', is_admin: true };
  expect((await app.request(`/users/${ada?.id}`, asJson('PUT', access_token, moved))).status).toBe(200);
  for (const again of [first, rewrite(first)]) expect((await create('Second', again)).status).toBe(403);
});

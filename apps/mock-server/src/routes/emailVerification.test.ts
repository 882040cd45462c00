import { ConfirmEmailResponse } from '@cortex/api-client/account/validators';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs, readError } from '../../testing/testApp.ts';
import { findLastMail } from '../../testing/testKit.ts';

const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'first@example.com';
const PASSWORD = 'four calm lamps';
const person = { username: 'sam', email: 'sam@example.com', full_name: 'Sam Lee', password: 'secret' };

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

async function begin(verifyEmail: boolean): Promise<void> {
  server = await createTestApp(undefined, { verifyEmail });
  const organization = {
    name: 'Acme',
    admin_username: 'first',
    admin_email: EMAIL,
    admin_password: PASSWORD,
    pricing_tier: 'premium',
  };
  const created = await server.app.request('/organizations/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(organization),
  });
  expect(created.status).toBe(201);
  admin = await signIn();
}

async function signIn(): Promise<string> {
  return (await readAs(LogInResponse, await postForm(server.app, EMAIL, PASSWORD))).access_token;
}

beforeEach(() => begin(true));

const add = () => server.app.request('/users/', asJson('POST', admin, person));
const invite = () => server.app.request('/invitations/', asJson('POST', admin, { email: 'kim@example.com' }));
const resend = () => server.app.request('/email_confirmations/resend/', { method: 'POST', ...bearer(admin) });
const confirm = async (token: string) =>
  readAs(
    ConfirmEmailResponse,
    await server.app.request('/email_confirmations/', asJson('POST', admin, { token })),
  );

async function readToken(): Promise<string> {
  const mail = await findLastMail(server, EMAIL);
  return /update-password#confirm=([\w-]{43})\n/.exec(mail ?? '')?.[1] ?? '';
}

test('the first admin of a new organization confirms their email before they add or invite anybody', async () => {
  for (const response of [await add(), await invite()]) {
    expect(response.status).toBe(403);
    expect(await readError(response)).toMatchObject({
      code: 'email_unconfirmed',
      detail: expect.stringContaining('Confirm your email first'),
    });
  }
  const token = await readToken();
  expect(
    JSON.stringify(await server.db.selectFrom('email_verifications').selectAll().execute()),
  ).not.toContain(token);
  expect(await confirm('another-word')).toEqual({ confirmed: false });
  expect(await confirm(token)).toEqual({ confirmed: true });
  expect(await confirm(token)).toEqual({ confirmed: false });
  expect((await add()).status).toBe(201);
  expect((await invite()).status).toBe(201);
  const kinds = await server.db.selectFrom('ledger').select('kind').execute();
  expect(kinds.map(({ kind }) => kind)).toContain('email_confirmed');
});

test('the mail is sent again on request, with a word that alone is good, for seven days', async () => {
  const first = await readToken();
  expect((await resend()).status).toBe(204);
  const second = await readToken();
  expect(second).not.toBe(first);
  expect(await confirm(first)).toEqual({ confirmed: false });
  server.advance(7 * DAY_MS + 1);
  admin = await signIn();
  expect(await confirm(second)).toEqual({ confirmed: false });
  expect((await add()).status).toBe(403);
  expect((await resend()).status).toBe(204);
  expect(await confirm(await readToken())).toEqual({ confirmed: true });
  const sent = (await server.readMails()).length;
  expect((await resend()).status).toBe(204);
  expect(await server.readMails()).toHaveLength(sent);
});

test('mails that are asked for again are counted', async () => {
  for (let time = 0; time < 20; time += 1) expect((await resend()).status).toBe(204);
  expect((await resend()).status).toBe(429);
});

test('unless whoever runs the server wants it, an organization is created and people are added at once', async () => {
  await begin(false);
  expect((await add()).status).toBe(201);
  expect(await findLastMail(server, EMAIL)).toBeUndefined();
});

test('an email that an admin changes meanwhile is confirmed as any changed one, and the first link ends', async () => {
  const first = await readToken();
  const changed = { username: 'first', email: 'new@example.com', full_name: 'First', is_admin: true };
  const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect((await server.app.request(`/users/${id}`, asJson('PUT', admin, changed))).status).toBe(200);
  expect(await confirm(first)).toEqual({ confirmed: false });
  expect((await add()).status).toBe(403);
  const mail = await findLastMail(server, 'new@example.com');
  const [, token = ''] = /update-password#confirm=([\w-]{43})\n/.exec(mail ?? '') ?? [];
  expect(await confirm(token)).toEqual({ confirmed: true });
  expect((await add()).status).toBe(201);
});

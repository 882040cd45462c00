import { ConfirmEmailResponse } from '@cortex/api-client/account/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs } from '../../testing/testApp.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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

async function changeEmail(email: string, id = 'usr_user') {
  const body = { username: id, email, full_name: `Person ${id}`, is_admin: id === 'usr_admin' };
  const response = await server.app.request(`/users/${id}`, asJson('PUT', admin, body));
  expect(response.status).toBe(200);
  return response.json();
}

const send = (method: string, path: string, body: object, token = 'none') =>
  server.app.request(path, asJson(method, token, body));

async function requestReset(email: string) {
  await send('POST', '/forgot-password/', { email });
  return (await server.readMails()).filter(({ subject }) => subject.startsWith('Your one-time')).at(-1);
}

async function confirm(token: string, word: string) {
  const response = await send('POST', '/email_confirmations/', { token: word }, token);
  return (await readAs(ConfirmEmailResponse, response)).confirmed;
}

async function newestLink() {
  const mails = await server.readMails();
  return (
    /#confirm=(\S+)/.exec(mails.findLast(({ text }) => text.includes('#confirm='))?.text ?? '')?.[1] ?? ''
  );
}

async function entriesOf(kind: string) {
  await server.readMails();
  const token = await server.signIn('admin@example.com');
  const response = await server.app.request(`/api/organization/ledger?kind=${kind}`, bearer(token));
  return (await readAs(ListLedgerResponse, response)).entries;
}

test('a changed email signs in at once, the old address is told, and one-time passwords go there', async () => {
  expect(await changeEmail('new@example.com')).toMatchObject({ email: 'new@example.com' });
  expect((await postForm(server.app, 'new@example.com', 'right')).status).toBe(200);
  const mails = (await server.readMails()).toSorted((one, other) => (one.to < other.to ? -1 : 1));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['new@example.com', 'Confirm your email for Cortex'],
    ['user@example.com', 'Your sign-in email on Cortex was changed'],
  ]);
  expect(mails[1]?.text).toContain('changed by Person usr_admin');
  for (const typed of ['new@example.com', 'user@example.com']) {
    const mail = await requestReset(typed);
    expect(mail?.to).toBe('user@example.com');
    expect(mail?.text).toContain('changed to new@example.com');
  }
  expect((await entriesOf('email_changed')).map(({ by, person }) => [by.id, person?.id])).toEqual([
    ['usr_admin', 'usr_user'],
  ]);
});

test('who changes the email of a colleague to their own cannot take the account over', async () => {
  await changeEmail('taker@example.com');
  const word = await newestLink();
  // The mailbox alone does not confirm it, nor another change, nor a deletion that is undone.
  expect(await confirm(admin, word)).toBe(false);
  await changeEmail('other@example.com');
  await server.app.request('/users/usr_user', { method: 'DELETE', ...bearer(admin) });
  await server.app.request('/users/usr_user/restore', { method: 'POST', ...bearer(admin) });
  expect((await requestReset('other@example.com'))?.to).toBe('user@example.com');
});

test('the person confirms it with the link, once, and one-time passwords go to the new address', async () => {
  await changeEmail('new@example.com');
  const word = await newestLink();
  const kept = await server.db.selectFrom('email_changes').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(word);
  const user = await server.signIn('new@example.com');
  expect(await confirm(user, 'another word')).toBe(false);
  expect(await confirm(user, word)).toBe(true);
  expect(await confirm(user, word)).toBe(false);
  expect((await requestReset('new@example.com'))?.to).toBe('new@example.com');
  expect((await entriesOf('email_confirmed')).map(({ by }) => by.id)).toEqual(['usr_user']);
});

test('after seven days the new address counts, and the link no more', async () => {
  await changeEmail('new@example.com');
  const word = await newestLink();
  server.advance(7 * DAY);
  const user = await server.signIn('new@example.com');
  expect(await confirm(user, word)).toBe(false);
  expect((await requestReset('new@example.com'))?.to).toBe('new@example.com');
});

test('a change back to the confirmed address waits for nothing', async () => {
  await changeEmail('new@example.com');
  await changeEmail('user@example.com');
  expect(await server.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  expect((await requestReset('user@example.com'))?.to).toBe('user@example.com');
});

test('the record tells changed passwords and how they were proved, and the person gets a mail', async () => {
  const change = (current_password: string, new_password: string) =>
    send('PUT', '/update-password/', { email: 'user@example.com', current_password, new_password });
  expect((await change('right', 'first')).status).toBe(200);
  const mail = await requestReset('user@example.com');
  const secret = /One-time password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await change(secret, 'second')).status).toBe(200);
  for (const kind of ['password_changed', 'password_reset_requested', 'password_reset']) {
    expect((await entriesOf(kind)).map(({ by }) => by.id)).toEqual(['usr_user']);
  }
  const told = (await server.readMails()).filter(({ subject }) => subject.includes('password on Cortex was'));
  expect(told.map(({ to }) => to)).toEqual(['user@example.com', 'user@example.com']);
});

test('failed sign-ins to an account are told once for a quarter of an hour, with the coarse network', async () => {
  const fail = async (email: string) => {
    const body = new URLSearchParams({ email, password: 'wrong' });
    const headers = { 'X-Test-Address': '203.0.113.9' };
    await server.app.request('/auth/login', { method: 'POST', headers, body });
    await server.readMails();
  };
  for (const email of ['user@example.com', 'user@example.com', 'nobody@example.com']) await fail(email);
  server.advance(16 * MINUTE);
  await fail('USER@example.com');
  const entries = await entriesOf('sign_in_failed');
  expect(entries.map(({ person, network }) => [person?.id, network])).toEqual([
    ['usr_user', 'Network 203.0.113.0/24'],
    ['usr_user', 'Network 203.0.113.0/24'],
  ]);
  expect(JSON.stringify(await server.db.selectFrom('ledger').selectAll().execute())).not.toContain(
    '203.0.113.9',
  );
});

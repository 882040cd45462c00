import { beforeEach, describe, expect, test } from 'vitest';
import { bearer, createTestApp, postForm, readError } from '../testing.ts';

const MINUTE = 60_000;
let server: Awaited<ReturnType<typeof createTestApp>>;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
});

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const requestReset = (email: string) => send('POST', '/forgot-password/', { email });
const update = (current_password: string, new_password: string, headers = {}) =>
  send('PUT', '/update-password/', { email: 'ONE@example.com', current_password, new_password }, headers);
const signInStatus = async (password: string) =>
  (await postForm(server.app, 'one@example.com', password)).status;

async function newestOneTimePassword(): Promise<string> {
  const mails = await server.readMails();
  return /One-time password: (\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('is answered alike for known and unknown emails, and only the known one gets a mail', async () => {
    const [known, unknown] = [
      await requestReset('one@example.com'),
      await requestReset('nobody@example.com'),
    ];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await server.readMails()).map(({ to }) => to)).toEqual(['one@example.com']);
  });

  test('gives a one-time password that is kept hashed, works once, and never signs in', async () => {
    await requestReset('one@example.com');
    const secret = await newestOneTimePassword();
    expect(secret).toMatch(/^[\w-]{22}$/);
    const kept = await server.db.selectFrom('reset_passwords').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(await signInStatus(secret)).toBe(401);
    expect(await signInStatus('right')).toBe(200);
    expect((await update(secret, 'new')).status).toBe(200);
    expect([await signInStatus('right'), await signInStatus('new')]).toEqual([401, 200]);
    expect((await update(secret, 'other')).status).toBe(400);
  });

  test('the newest one-time password only, for thirty minutes', async () => {
    await requestReset('one@example.com');
    const first = await newestOneTimePassword();
    await requestReset('one@example.com');
    const second = await newestOneTimePassword();
    expect((await update(first, 'new')).status).toBe(400);
    server.advance(30 * MINUTE);
    expect((await update(second, 'new')).status).toBe(400);
  });
});

describe('changing a password', () => {
  test('ends the other sessions and keeps the one that changed it', async () => {
    const [own, other] = [await server.signIn('one@example.com'), await server.signIn('one@example.com')];
    const { headers } = bearer(own);
    expect((await update('right', 'new', headers)).status).toBe(200);
    const status = async (token: string) => (await server.app.request('/jobs/', bearer(token))).status;
    expect([await status(own), await status(other)]).toEqual([200, 401]);
  });

  test.each([
    ['a wrong current password', 'one@example.com', 'wrong'],
    ['an unknown email', 'nobody@example.com', 'right'],
  ])('answers 400 wrong_password to %s', async (_, email, current_password) => {
    const response = await send('PUT', '/update-password/', { email, current_password, new_password: 'new' });
    expect(response.status).toBe(400);
    expect(await readError(response)).toMatchObject({
      code: 'wrong_password',
      detail: 'The email or the current password is not right. Check both and try again.',
    });
  });

  test('refuses an empty new password only', async () => {
    expect((await update('right', '')).status).toBe(422);
    expect((await update('right', ' ')).status).toBe(200);
  });
});

describe('too many attempts', () => {
  test('stop one address, not the account, and say when to come back', async () => {
    for (let count = 0; count < 10; count += 1) expect(await signInStatus('wrong')).toBe(401);
    const blocked = await postForm(server.app, 'one@example.com', 'right');
    expect([blocked.status, (await readError(blocked)).code]).toEqual([429, 'rate_limited']);
    expect(Number(blocked.headers.get('Retry-After'))).toBe(15 * 60);
    expect((await update('right', 'new')).status).toBe(429);

    const elsewhere = await server.app.request('/auth/login', {
      method: 'POST',
      headers: { 'X-Test-Address': '10.0.0.9' },
      body: new URLSearchParams({ email: 'one@example.com', password: 'right' }),
    });
    expect(elsewhere.status).toBe(200);
    server.advance(15 * MINUTE);
    expect(await signInStatus('right')).toBe(200);
  });

  test('by address stop whoever tries many accounts', async () => {
    for (let count = 0; count < 100; count += 1) {
      expect((await postForm(server.app, `person${count}@example.com`, 'x')).status).toBe(401);
    }
    expect(await signInStatus('right')).toBe(429);
  });

  test('for resets are counted whether the email is known or not', async () => {
    for (const email of ['one@example.com', 'nobody@example.com']) {
      for (let count = 0; count < 5; count += 1) expect((await requestReset(email)).status).toBe(200);
      expect((await requestReset(email)).status).toBe(429);
    }
  });

  test('leave no email in the database', async () => {
    await signInStatus('wrong');
    expect(JSON.stringify(await server.db.selectFrom('rate_counters').selectAll().execute())).not.toContain(
      'one@',
    );
  });
});

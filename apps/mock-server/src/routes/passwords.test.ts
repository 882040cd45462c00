import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, postForm } from '../../testing/testApp.ts';

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

describe('too many attempts', () => {
  test('for resets are counted whether the email is known or not', async () => {
    for (const email of ['one@example.com', 'nobody@example.com']) {
      for (let count = 0; count < 5; count += 1) expect((await requestReset(email)).status).toBe(200);
      expect((await requestReset(email)).status).toBe(429);
    }
  });

  test('of strangers for resets keep no mail from who signed in from the same browser or address before', async () => {
    const from = (address: string, others: Record<string, string> = {}) =>
      send(
        'POST',
        '/forgot-password/',
        { email: 'one@example.com' },
        { 'X-Test-Address': address, ...others },
      );
    const count = async () => (await server.readMails()).length;
    const signedIn = await postForm(server.app, 'one@example.com', 'right');
    const Cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    for (let address = 1; address <= 25; address += 1)
      expect((await from(`203.0.113.${address}`)).status).toBe(200);
    expect(await count()).toBe(20);
    expect((await from('198.51.100.7', { Cookie })).status).toBe(200);
    expect(await count()).toBe(21);
    // The address of the sign-in.
    expect((await from('127.0.0.1')).status).toBe(200);
    expect(await count()).toBe(22);
    expect((await from('198.51.100.8', { Cookie: `${Cookie}x` })).status).toBe(200);
    expect(await count()).toBe(22);
    for (let time = 1; time < 5; time += 1) await from('198.51.100.9', { Cookie });
    expect((await from('198.51.100.9', { Cookie })).status).toBe(429);
    expect(await count()).toBe(26);
  });

  test('leave no email in the database', async () => {
    await signInStatus('wrong');
    expect(JSON.stringify(await server.db.selectFrom('rate_counters').selectAll().execute())).not.toContain(
      'one@',
    );
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { bearer, createTestApp, postForm, readError } from '../../testing/testApp.ts';

const HOUR = 60 * 60 * 1000;
let server: Awaited<ReturnType<typeof createTestApp>>;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [{ id: 'usr_one', email: 'one@example.com' }]);
});

const dashboardStatus = async (token: string, query = '') =>
  (await server.app.request(`/dashboard/${query}`, bearer(token))).status;

describe('signing in', () => {
  test('takes the email in any case and answers token, role and organization', async () => {
    const response = await postForm(server.app, 'One@Example.com', 'right');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      role: 'user',
      organization_id: 'org_one',
    });
  });

  test('takes no other letter for one of an email: not the Kelvin sign for a k', async () => {
    await server.addOrganization('org_two', 'premium', [{ id: 'usr_kim', email: 'kim@example.com' }]);
    expect((await postForm(server.app, 'KIM@example.com', 'right')).status).toBe(200);
    const response = await postForm(server.app, '\u212aim@example.com', 'right');
    expect([response.status, (await readError(response)).code]).toEqual([401, 'invalid_credentials']);
  });

  test('names the empty fields', async () => {
    const response = await postForm(server.app, '', '');
    expect(response.status).toBe(422);
    expect((await readError(response)).errors).toEqual({
      email: 'This field is required.',
      password: 'This field is required.',
    });
  });

  test('keeps the token hashed only', async () => {
    const token = await server.signIn('one@example.com');
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a session', () => {
  test('ends after twelve hours without use', async () => {
    const token = await server.signIn('one@example.com');
    server.advance(11 * HOUR);
    expect(await dashboardStatus(token)).toBe(200);
    server.advance(11 * HOUR);
    expect(await dashboardStatus(token)).toBe(200);
    server.advance(13 * HOUR);
    expect(await dashboardStatus(token)).toBe(401);
  });

  test('ends after seven days of use', async () => {
    const token = await server.signIn('one@example.com');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await dashboardStatus(token)).toBe(200);
      server.advance(8 * HOUR);
    }
    server.advance(1);
    expect(await dashboardStatus(token)).toBe(401);
  });

  test('writes its last use at most every five minutes', async () => {
    const token = await server.signIn('one@example.com');
    const { last_used_at: first } = await server.db
      .selectFrom('sessions')
      .selectAll()
      .executeTakeFirstOrThrow();
    const lastUse = async (later: number) => {
      server.advance(later);
      await dashboardStatus(token);
      const session = await server.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
      return Date.parse(session.last_used_at) - Date.parse(first);
    };
    const step = HOUR / 12;
    expect([await lastUse(step), await lastUse(1), await lastUse(step)]).toEqual([0, step + 1, step + 1]);
  });

  test('is not kept alive by what an open page asks for by itself', async () => {
    const token = await server.signIn('one@example.com');
    for (let hours = 0; hours < 12; hours += 1) {
      expect(await dashboardStatus(token, '?background=true')).toBe(200);
      server.advance(HOUR);
    }
    server.advance(1);
    expect(await dashboardStatus(token, '?background=true')).toBe(401);
    expect(await dashboardStatus(token)).toBe(401);
  });

  test('that was left behind is deleted within an hour after its end, whoever calls then', async () => {
    await server.signIn('one@example.com');
    const sessions = async () => {
      await server.app.request('/');
      await server.readMails();
      return (await server.db.selectFrom('sessions').select('user_id').execute()).length;
    };
    server.advance(11 * HOUR);
    expect(await sessions()).toBe(1);
    server.advance(2 * HOUR);
    expect(await sessions()).toBe(0);
  });
});

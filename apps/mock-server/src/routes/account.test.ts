import { EndOtherSessionsResponse, ListSessionsResponse } from '@cortex/api-client/account/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

const HOUR = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let server: Awaited<ReturnType<typeof createTestApp>>;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_user', email: 'user@example.com' },
  ]);
});

async function signInFrom(email: string, headers: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ email, password: 'right' });
  const response = await server.app.request('/auth/login', { method: 'POST', headers, body });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

async function list(token: string) {
  return readAs(ListSessionsResponse, await server.app.request('/sessions/', bearer(token)));
}

async function end(token: string, id: string) {
  return server.app.request(`/sessions/${id}`, { method: 'DELETE', ...bearer(token) });
}

test('a person sees where they are signed in, and nobody else does', async () => {
  await signInFrom('user@example.com', { 'User-Agent': FIREFOX, 'X-Test-Address': '203.0.113.77' });
  server.advance(HOUR);
  const second = await signInFrom('user@example.com', {});
  expect(await list(second)).toEqual([
    {
      id: expect.stringMatching(/^ses_/),
      device: '',
      network: "The server's own computer",
      signed_in_at: '2026-11-21T10:00:00.000Z',
      last_used_at: '2026-11-21T10:00:00.000Z',
      is_current: true,
    },
    {
      id: expect.stringMatching(/^ses_/),
      device: 'Firefox on Windows',
      network: 'Network 203.0.113.0/24',
      signed_in_at: '2026-11-21T09:00:00.000Z',
      last_used_at: '2026-11-21T09:00:00.000Z',
      is_current: false,
    },
  ]);
  expect(await list(await server.signIn('admin@example.com'))).toHaveLength(1);
  server.advance(11.5 * HOUR);
  expect(await list(second)).toHaveLength(1);
});

test('a person ends a session, which the record tells, and nobody ends that of somebody else', async () => {
  const first = await server.signIn('user@example.com');
  const second = await server.signIn('user@example.com');
  const admin = await server.signIn('admin@example.com');
  const [{ id = '' } = {}] = (await list(second)).filter(({ is_current }) => !is_current);
  expect((await end(admin, id)).status).toBe(404);
  expect((await end(second, id)).status).toBe(204);
  expect((await end(second, id)).status).toBe(404);
  expect((await server.app.request('/sessions/', bearer(first))).status).toBe(401);
  const [own] = await list(second);
  expect((await end(second, own?.id ?? '')).status).toBe(204);
  expect((await server.app.request('/sessions/', bearer(second))).status).toBe(401);
  const record = await server.app.request('/api/organization/ledger?kind=sessions_ended', bearer(admin));
  const { entries } = await readAs(ListLedgerResponse, record);
  expect(entries.map(({ by, ended }) => [by.id, ended])).toEqual([
    ['usr_user', 1],
    ['usr_user', 1],
  ]);
});

test('all other sessions end at once, and where there are none the record tells nothing', async () => {
  const others = [await server.signIn('user@example.com'), await server.signIn('user@example.com')];
  const own = await server.signIn('user@example.com');
  const admin = await server.signIn('admin@example.com');
  const endOthers = async () =>
    readAs(
      EndOtherSessionsResponse,
      await server.app.request('/sessions/end_others/', asJson('POST', own, {})),
    );
  expect(await endOthers()).toEqual({ ended: 2 });
  expect(await endOthers()).toEqual({ ended: 0 });
  for (const token of others) {
    expect((await server.app.request('/sessions/', bearer(token))).status).toBe(401);
  }
  expect(await list(admin)).toHaveLength(1);
  const record = await server.app.request('/api/organization/ledger?kind=sessions_ended', bearer(admin));
  expect((await readAs(ListLedgerResponse, record)).entries).toHaveLength(1);
});

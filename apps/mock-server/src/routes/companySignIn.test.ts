import {
  FinishCompanySignInResponse,
  ListSignInMethodsResponse,
  StartCompanySignInResponse,
} from '@cortex/api-client/company/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { ListUsersResponse } from '@cortex/api-client/users/validators';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Lie, startLyingProvider } from '../../testing/lyingProvider.ts';
import { bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { hashSecret } from '../access/secrets.ts';
import { createProvider } from '../companySignIn/provider.ts';

const CLIENT = { clientId: 'cortex', clientSecret: 'a secret of the client' };

let provider: Awaited<ReturnType<typeof startLyingProvider>>;
let server: Awaited<ReturnType<typeof createTestApp>>;
let reasons: string[];

beforeAll(async () => {
  provider = await startLyingProvider(CLIENT.clientId);
});

afterAll(() => provider.stop());

async function serve(adminGroup?: string, issuer = provider.issuer) {
  reasons = [];
  server = await createTestApp(undefined, {
    companySignIn: {
      organization: 'Org_One',
      adminGroup,
      provider: createProvider({
        ...CLIENT,
        issuer,
        name: 'Northwind',
        redirectUri: 'http://localhost:3000/company-sign-in',
      }),
      report: (reason) => reasons.push(reason),
    },
  });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
    { id: 'usr_worker', email: 'worker@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
}

beforeEach(async () => {
  provider.say({});
  await serve();
});

const post = (path: string, body?: unknown) =>
  server.app.request(path, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

async function begin() {
  const { url, binding } = await readAs(StartCompanySignInResponse, await post('/company_sign_in/'));
  return { url, binding, state: provider.visit(url) };
}

const finish = (begun: { state: string; binding: string }, more: object = {}) =>
  post('/company_sign_in/finish/', { code: 'one-code', state: begun.state, binding: begun.binding, ...more });

async function signIn(lie: Lie = {}) {
  const begun = await begin();
  provider.say(lie);
  return finish(begun);
}

const user = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('without a provider there is no such way, and nothing to find', async () => {
  server = await createTestApp();
  expect(await readAs(ListSignInMethodsResponse, await server.app.request('/sign_in_methods/'))).toEqual({
    passkeys: true,
  });
  expect((await post('/company_sign_in/')).status).toBe(404);
  expect((await finish({ state: 'one', binding: 'two' })).status).toBe(404);
});

test('a person of the company is signed in: by code with PKCE, state and nonce', async () => {
  const methods = await server.app.request('/sign_in_methods/');
  expect(await readAs(ListSignInMethodsResponse, methods)).toEqual({
    company: { name: 'Northwind' },
    passkeys: true,
  });
  const begun = await begin();
  const { searchParams } = new URL(begun.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'cortex',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/company-sign-in',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  const answer = await readAs(FinishCompanySignInResponse, await finish(begun));
  expect(answer).toMatchObject({ role: 'user', organization_id: 'org_one', email: 'member@example.com' });
  const sent = provider.exchanged.at(-1);
  expect(sent?.get('code')).toBe('one-code');
  expect(sent?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect((await server.app.request('/dashboard', bearer(answer.access_token))).status).toBe(200);
  const record = await server.app.request(
    '/api/organization/ledger',
    bearer(await server.signIn('admin@example.com')),
  );
  const { entries } = await readAs(ListLedgerResponse, record);
  expect(entries.map(({ kind, by }) => [kind, by.id])).toContainEqual(['signed_in', 'usr_member']);
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const lies: [what: string, lie: Lie][] = [
  ['another issuer', { claims: { iss: 'https://login.example.com' } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['another nonce', { claims: { nonce: 'replayed' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['an expired token', { claims: { iat: 1_000, exp: 1_060 } }],
  ['a token of tomorrow', { claims: { iat: inSeconds(86_400), exp: inSeconds(90_000) } }],
  ['no subject', { claims: { sub: undefined } }],
  ['an empty subject', { claims: { sub: '' } }],
  ['a subject that no database can keep', { claims: { sub: 'one\0two' } }],
  ['a subject of 300 letters', { claims: { sub: 'a'.repeat(300) } }],
  ['that another client asked for it', { claims: { aud: ['cortex', 'other'], azp: 'other' } }],
  ['an email with a line break', { claims: { email: 'member@example.com\n' } }],
  ['an email that no database can keep', { claims: { email: 'member\0@example.com' } }],
  ['an email in letters that fold to ASCII', { claims: { email: 'wor\u212aer@example.com' } }],
  ['a key that it does not publish', { withOtherKey: true }],
  ['no signature', { unsigned: true }],
  ['an email that is not verified', { claims: { email_verified: false } }],
  ['an email that it says nothing of', { claims: { email_verified: undefined } }],
  ['verified as a text', { claims: { email_verified: 'true' } }],
  ['no email at all, and another person when asked', { claims: { email: undefined } }],
  [
    'an email apart, which it does not say is verified',
    {
      claims: { email: undefined },
      userInfo: { sub: 'subject-one', email: 'member@example.com' },
    },
  ],
  ['somebody of another organization', { claims: { email: 'stranger@example.com' } }],
  ['nobody who is known', { claims: { email: 'nobody@example.com' } }],
];

test.each(lies)('a provider that says %s signs nobody in', async (_, lie) => {
  const sessions = () => server.db.selectFrom('sessions').selectAll().execute();
  const { code, detail } = await readError(await signIn(lie));
  expect(code).toBe('company_sign_in_refused');
  expect(detail).not.toMatch(/example\.com|token|nonce/);
  expect(await sessions()).toEqual([]);
  expect(await server.db.selectFrom('company_identities').selectAll().execute()).toEqual([]);
  for (const reason of reasons) expect(reason).not.toMatch(/example\.com|member|subject-one/);
});

test('an attempt is good once, for ten minutes, and in the tab that began it', async () => {
  const begun = await begin();
  expect((await finish({ ...begun, binding: 'of another tab' })).status).toBe(401);
  // Whoever guessed has used it up.
  expect((await finish(begun)).status).toBe(401);
  const second = await begin();
  expect((await finish(second)).status).toBe(200);
  expect((await finish(second)).status).toBe(401);
  const late = await begin();
  server.advance(10 * 60_000);
  expect((await finish(late)).status).toBe(401);
  expect((await finish({ state: 'made up', binding: 'made up' })).status).toBe(401);
  expect((await finish(await begin(), { iss: 'https://another.example.com' })).status).toBe(401);
});

test('the account stays its owner’s when emails change hands', async () => {
  await signIn();
  // The person has another email at the company now, and somebody new has the old one.
  await readAs(FinishCompanySignInResponse, await signIn({ claims: { email: 'renamed@example.com' } }));
  const { detail } = await readError(await signIn({ claims: { sub: 'subject-two' } }));
  expect(detail).toBe(
    'This email belongs to another account of your company. Ask an admin of your organization.',
  );
  const identities = await server.db.selectFrom('company_identities').selectAll().execute();
  expect(identities.map(({ subject, user_id }) => [subject, user_id])).toEqual([
    ['subject-one', 'usr_member'],
  ]);
  await server.db.deleteFrom('users').where('id', '=', 'usr_member').execute();
  expect((await signIn()).status).toBe(401);
});

test('who takes the name that an organization gave up does not get its provider', async () => {
  await readAs(FinishCompanySignInResponse, await signIn());
  const rename = (id: string, name: string) =>
    server.db
      .updateTable('organizations')
      .set({ name, name_key: name.toLowerCase() })
      .where('id', '=', id)
      .execute();
  await rename('org_one', 'Org_First');
  await rename('org_two', 'Org_One');
  const lie = { claims: { sub: 'subject-two', email: 'stranger@example.com' } };
  const { code, detail } = await readError(await signIn(lie));
  expect([code, detail]).toEqual(['company_sign_in_refused', expect.stringContaining('does not know')]);
});

test('groups make admins and unmake them, but never the last one', async () => {
  await serve('cortex-admins');
  const groups = ['staff', 'cortex-admins'];
  expect((await readAs(FinishCompanySignInResponse, await signIn({ claims: { groups } }))).role).toBe(
    'admin',
  );
  expect(
    (await readAs(FinishCompanySignInResponse, await signIn({ claims: { groups: ['staff'] } }))).role,
  ).toBe('user');
  await server.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', 'usr_admin').execute();
  await signIn({ claims: { groups } });
  expect(
    (await readAs(FinishCompanySignInResponse, await signIn({ claims: { groups: 'cortex-admins' } }))).role,
  ).toBe('admin');
  expect((await user('usr_member')).is_admin).toBe(1);
});

test('a provider that is down, slow or no provider stops nobody’s password', async () => {
  provider.say({ status: 502 });
  expect(await readError(await post('/company_sign_in/'))).toMatchObject({ code: 'provider_unavailable' });
  provider.say({ metadata: { issuer: 'https://another.example.com' } });
  expect((await post('/company_sign_in/')).status).toBe(503);
  provider.say({});
  const begun = await begin();
  provider.say({ status: 500 });
  expect(await readError(await finish(begun))).toMatchObject({ code: 'provider_unavailable' });
  await serve(undefined, 'http://127.0.0.1:9');
  expect((await post('/company_sign_in/')).status).toBe(503);
  expect(await server.signIn('member@example.com')).not.toBe('');
  expect(reasons).not.toEqual([]);
});

test('a provider that stalls is given up after five seconds', { timeout: 15_000 }, async () => {
  const begun = await begin();
  provider.say({ delayMs: 8_000 });
  const at = performance.now();
  expect((await readError(await finish(begun))).code).toBe('provider_unavailable');
  expect(performance.now() - at).toBeLessThan(7_000);
});

const unlink = (token: string, id: string) =>
  server.app.request(`/users/${id}/company_link`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });

const isOpen = async (token: string) =>
  (await server.app.request('/dashboard', bearer(token))).status === 200;

async function openByCompany(lie?: Lie): Promise<string> {
  return (await readAs(FinishCompanySignInResponse, await signIn(lie))).access_token;
}

async function entriesOf(kind: string) {
  const admin = await server.signIn('admin@example.com');
  const record = await server.app.request(`/api/organization/ledger?kind=${kind}`, bearer(admin));
  return (await readAs(ListLedgerResponse, record)).entries;
}

test('the record tells a sign-in at the company from one by password', async () => {
  await openByCompany();
  await server.signIn('member@example.com');
  const ways = (await entriesOf('signed_in')).map(({ by, sign_in }) => [by.id, sign_in]);
  expect(ways).toEqual([
    ['usr_admin', 'password'],
    ['usr_member', 'password'],
    ['usr_member', 'company'],
  ]);
});

test('an admin unlinks somebody: what rests on the company ends, and the next sign-in there is a first one', async () => {
  const company = await openByCompany();
  const own = await server.signIn('member@example.com');
  const old = await server.signIn('member@example.com');
  await server.db
    .updateTable('sessions')
    .set({ proved_by: null })
    .where('token_hash', '=', hashSecret(old))
    .execute();
  const admin = await server.signIn('admin@example.com');
  const linked = async (token: string) =>
    (await readAs(ListUsersResponse, await server.app.request('/users/', bearer(token)))).flatMap(
      ({ id, company_linked }) => (company_linked ? id : []),
    );
  expect([await linked(admin), await linked(own)]).toEqual([['usr_member'], ['usr_member']]);
  expect(await linked(await server.signIn('worker@example.com'))).toEqual([]);
  // Somebody new has the email at the company, and is refused until the admin unlinks who had it before.
  expect((await signIn({ claims: { sub: 'subject-two' } })).status).toBe(401);
  expect((await unlink(admin, 'usr_member')).status).toBe(204);
  expect([await isOpen(company), await isOpen(own), await isOpen(old)]).toEqual([false, true, false]);
  expect(await linked(admin)).toEqual([]);
  const [entry] = await entriesOf('company_link_removed');
  expect([entry?.by.id, entry?.person?.id]).toEqual(['usr_admin', 'usr_member']);
  const [mail] = (await server.readMails()).filter(({ subject }) => subject.includes('company'));
  expect([mail?.to, mail?.text]).toEqual(['member@example.com', expect.stringContaining('removed by')]);
  // An email that is not verified links nothing, as at first; a verified one does.
  expect((await signIn({ claims: { sub: 'subject-two', email_verified: false } })).status).toBe(401);
  expect(await isOpen(await openByCompany({ claims: { sub: 'subject-two' } }))).toBe(true);
  expect((await signIn()).status).toBe(401);
  // Where nothing is linked nothing is told.
  expect((await unlink(admin, 'usr_worker')).status).toBe(204);
  expect(await entriesOf('company_link_removed')).toHaveLength(1);
});

test('who unlinks themself has proved another way in, and nobody unlinks a colleague', async () => {
  const company = await openByCompany();
  expect((await readError(await unlink(company, 'usr_member'))).code).toBe('reauthentication_required');
  const other = await openByCompany();
  const confirmed = await server.app.request('/sessions/confirm/', {
    method: 'POST',
    headers: { Authorization: `Bearer ${company}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: 'right' }),
  });
  expect(confirmed.status).toBe(204);
  expect((await unlink(company, 'usr_member')).status).toBe(204);
  expect([await isOpen(company), await isOpen(other)]).toEqual([true, false]);
  expect((await readError(await unlink(company, 'usr_worker'))).code).toBe('not_found');
  expect((await unlink(company, 'usr_stranger')).status).toBe(404);
  server.advance(3 * 3_600_000);
  expect((await readError(await unlink(company, 'usr_member'))).code).toBe('reauthentication_required');
});

test('an answer that unpacks to 40 MB is not read', async () => {
  const begun = await begin();
  provider.say({ padding: 40_000_000 });
  expect((await readError(await finish(begun))).code).toBe('provider_unavailable');
  expect(reasons).toEqual(['ClientError, ProviderSilent']);
});

test('an email that is told apart signs in where it is verified', async () => {
  const userInfo = { sub: 'subject-one', email: 'member@example.com', email_verified: true };
  const lie = { claims: { email: undefined, email_verified: undefined }, userInfo };
  expect((await readAs(FinishCompanySignInResponse, await signIn(lie))).email).toBe('member@example.com');
});

test('a proof is as old as the person gave it at the company, which is asked for one of two hours at most', async () => {
  const { searchParams } = new URL((await begin()).url);
  expect(searchParams.get('max_age')).toBe('7200');
  const at = server.dependencies.clock().getTime() / 1000;
  const change = async (auth_time: number | undefined) => {
    const lie = { claims: { email: 'admin@example.com', sub: 'subject-admin', auth_time } };
    const { access_token } = await readAs(FinishCompanySignInResponse, await signIn(lie));
    const body = { username: 'm', email: 'member@example.com', full_name: 'M', is_admin: true };
    return server.app.request('/users/usr_member', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  expect((await readError(await change(at - 7_201))).code).toBe('reauthentication_required');
  expect((await change(at - 7_000)).status).toBe(200);
  expect((await change(at + 86_400)).status).toBe(200);
  expect((await change(undefined)).status).toBe(200);
});

test('what an admin made ends with the role that their groups take', async () => {
  await serve('cortex-admins');
  await server.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', 'usr_member').execute();
  const admin = await server.signIn('member@example.com');
  const invitation = { email: 'way-back@example.com', full_name: 'Way Back', is_admin: true };
  const sent = await server.app.request('/invitations/', {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(invitation),
  });
  expect(sent.status).toBe(201);
  await readAs(FinishCompanySignInResponse, await signIn({ claims: { groups: [] } }));
  expect(await server.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
});

test('of an address those are counted that turn back, and those that were refused', async () => {
  for (let attempt = 0; attempt < 101; attempt += 1) {
    const begun = await begin();
    if (attempt > 0) expect((await finish(begun)).status).toBe(200);
  }
  await server.readMails();
  for (let attempt = 0; attempt < 100; attempt += 1)
    expect((await finish({ state: 'made up', binding: 'made up' })).status).toBe(401);
  expect((await finish({ state: 'made up', binding: 'made up' })).status).toBe(429);
  for (let attempt = 101; attempt < 500; attempt += 1)
    expect((await post('/company_sign_in/')).status).toBe(200);
  expect((await post('/company_sign_in/')).status).toBe(429);
});

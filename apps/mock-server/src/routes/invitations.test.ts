import {
  AcceptInvitationResponse,
  CreateInvitationResponse,
  ListInvitationsResponse,
  OpenInvitationResponse,
} from '@cortex/api-client/invitations/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { ListUsersResponse } from '@cortex/api-client/users/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs, readError } from '../../testing/testApp.ts';
import { findLastMail } from '../../testing/testKit.ts';

const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'Sam@example.com';
const own = { username: 'sam', full_name: 'Sam Lee', password: 'four calm lamps' };

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

const post = (path: string, body: unknown) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const invite = (email = EMAIL, token = admin, values: object = {}) =>
  server.app.request('/invitations/', asJson('POST', token, { email, ...values }));
const open = (token: string) => post('/invitation/', { token });
const accept = (token: string, values: object = {}) =>
  post('/invitation/accept/', { token, ...own, ...values });
const list = async (token = admin) =>
  readAs(ListInvitationsResponse, await server.app.request('/invitations/', bearer(token)));
const at = (id: string, what: 'resend' | 'revoke', token = admin) =>
  what === 'resend'
    ? server.app.request(`/invitations/${id}/resend`, { method: 'POST', ...bearer(token) })
    : server.app.request(`/invitations/${id}`, { method: 'DELETE', ...bearer(token) });

async function readToken(email = EMAIL): Promise<string> {
  const mail = await findLastMail(server, email);
  const [, token = ''] = /\n\nhttp:\/\/localhost:3000\/invitation#([\w-]{43})\n/.exec(mail ?? '') ?? [];
  return token;
}

async function inviteAndRead(email = EMAIL, values: object = {}) {
  const invitation = await readAs(CreateInvitationResponse, await invite(email, admin, values));
  return { ...invitation, token: await readToken(email) };
}

async function kinds(): Promise<string[]> {
  const answer = await server.app.request('/api/organization/ledger', bearer(admin));
  const { entries } = await readAs(ListLedgerResponse, answer);
  return entries.map(({ kind }) => kind).filter((kind) => kind.startsWith('invitation'));
}

test('who is invited sees who invites and where to, chooses a password and is signed in', async () => {
  const { token } = await inviteAndRead(EMAIL, { full_name: 'Sam from Oslo', is_admin: true });
  const opened = await open(token);
  expect(await readAs(OpenInvitationResponse, opened)).toEqual({
    organization: 'org_one',
    email: EMAIL,
    invited_by: 'Person usr_admin',
  });
  expect((await postForm(server.app, EMAIL, own.password)).status).toBe(401);

  const accepted = await accept(token);
  expect(accepted.status).toBe(201);
  const { access_token, ...answer } = await readAs(AcceptInvitationResponse, accepted);
  expect(answer).toEqual({ role: 'admin', organization_id: 'org_one' });
  const people = await readAs(
    ListUsersResponse,
    await server.app.request('/users/?query=sam', bearer(access_token)),
  );
  expect(people).toMatchObject([
    { username: 'sam', email: EMAIL, full_name: 'Sam Lee', is_admin: true, is_self: true },
  ]);
  expect((await postForm(server.app, EMAIL, own.password)).status).toBe(200);

  expect((await accept(token, { username: 'sam2' })).status).toBe(404);
  expect((await open(token)).status).toBe(404);
  expect(await list()).toEqual([]);
  expect(await kinds()).toEqual(['invitation_accepted', 'invitation_sent']);
});

test('the email counts as confirmed: a one-time password goes there at once', async () => {
  const { token } = await inviteAndRead();
  await accept(token);
  await post('/forgot-password/', { email: EMAIL });
  expect(await findLastMail(server, EMAIL)).toContain('One-time password');
});

test('the word is in the mail alone, ends with a newer mail, when it is revoked and after seven days', async () => {
  const { id, token } = await inviteAndRead();
  expect(JSON.stringify(await server.db.selectFrom('invitations').selectAll().execute())).not.toContain(
    token,
  );
  expect((await at(id, 'resend')).status).toBe(200);
  expect((await open(token)).status).toBe(404);
  const second = await readToken();
  expect(second).not.toBe(token);
  expect((await open(second)).status).toBe(200);
  expect((await at(id, 'revoke')).status).toBe(204);
  expect((await at(id, 'revoke')).status).toBe(404);
  expect((await at(id, 'resend')).status).toBe(404);
  expect((await accept(second)).status).toBe(404);
  expect(await kinds()).toEqual(['invitation_revoked', 'invitation_sent', 'invitation_sent']);

  const third = await inviteAndRead();
  server.advance(7 * DAY_MS + 1);
  expect((await open(third.token)).status).toBe(404);
  expect((await accept(third.token)).status).toBe(404);
  admin = await server.signIn('admin@example.com');
  expect(await list()).toEqual([]);
  await server.app.request('/healthz');
  await server.readMails();
  expect(await server.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  expect(JSON.stringify(server.entries)).not.toContain(third.token);
});

test('another invitation for the email takes the place of the one before', async () => {
  const first = await inviteAndRead();
  const second = await inviteAndRead(EMAIL.toUpperCase(), { is_admin: true });
  expect((await open(first.token)).status).toBe(404);
  expect(await list()).toMatchObject([{ id: second.id, is_admin: true, by: { id: 'usr_admin' } }]);
});

test('an invitation ends when somebody signs in with the email, in any organization', async () => {
  const { token } = await inviteAndRead();
  const stranger = await server.signIn('stranger@example.com');
  const theirs = await readAs(CreateInvitationResponse, await invite(EMAIL, stranger));
  const tokenOfTheirs = await readToken();
  expect(tokenOfTheirs).not.toBe(token);
  expect((await open(token)).status).toBe(200);
  expect((await accept(tokenOfTheirs)).status).toBe(201);
  expect((await open(token)).status).toBe(404);
  expect((await at(theirs.id, 'revoke', stranger)).status).toBe(404);

  const { token: other } = await inviteAndRead('kim@example.com');
  const kim = { username: 'kim', email: 'KIM@example.com', full_name: 'Kim', password: 'secret' };
  expect((await server.app.request('/users/', asJson('POST', stranger, kim))).status).toBe(201);
  expect((await open(other)).status).toBe(404);

  const { token: renamed } = await inviteAndRead('new@example.com');
  const changed = { username: 'usr_member', email: 'new@example.com', full_name: 'M', is_admin: false };
  expect((await server.app.request('/users/usr_member', asJson('PUT', admin, changed))).status).toBe(200);
  expect((await open(renamed)).status).toBe(404);
});

test('an email that signs somebody in is a conflict, here and elsewhere, and no mail is sent', async () => {
  for (const email of ['MEMBER@example.com', 'stranger@example.com']) {
    const response = await invite(email);
    expect(response.status).toBe(409);
    expect((await readError(response)).code).toBe('email_taken');
  }
  expect(await server.readMails()).toEqual([]);
});

test('open invitations take places of the plan, which come free again, and people alone count at the end', async () => {
  const tokens: string[] = [];
  for (const name of ['a', 'b', 'c']) tokens.push((await inviteAndRead(`${name}@example.com`)).token);
  const full = await invite('d@example.com');
  expect(full.status).toBe(403);
  expect(await readError(full)).toMatchObject({
    code: 'upgrade_required',
    detail: expect.stringContaining('Open invitations take a place each'),
  });
  const person = { username: 'd', email: 'd@example.com', full_name: 'D', password: 'secret' };
  expect((await server.app.request('/users/', asJson('POST', admin, person))).status).toBe(403);
  // Whose invitation is open has a place already.
  expect((await invite('A@example.com')).status).toBe(201);
  const ofA = { ...person, email: 'a@example.com' };
  expect((await server.app.request('/users/', asJson('POST', admin, ofA))).status).toBe(201);
  expect((await accept(tokens[1] ?? '', { username: 'b' })).status).toBe(201);

  await server.db.updateTable('organizations').set({ plan: 'basic' }).where('id', '=', 'org_one').execute();
  const refused = await accept(tokens[2] ?? '', { username: 'c' });
  expect(refused.status).toBe(403);
  expect((await readError(refused)).code).toBe('upgrade_required');
  await server.db.updateTable('organizations').set({ plan: 'premium' }).where('id', '=', 'org_one').execute();
  expect((await accept(tokens[2] ?? '', { username: 'c' })).status).toBe(201);
});

test('a taken username is a conflict that uses nothing up, and of two at once one is let in', async () => {
  const { token } = await inviteAndRead();
  const taken = await accept(token, { username: 'USR_MEMBER' });
  expect(taken.status).toBe(409);
  expect(Object.keys((await readError(taken)).errors)).toEqual(['username']);
  const both = await Promise.all([accept(token), accept(token, { username: 'sam2' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
});

test('nobody but an admin of the organization sees, sends or revokes', async () => {
  const { id } = await inviteAndRead();
  const member = await server.signIn('member@example.com');
  const stranger = await server.signIn('stranger@example.com');
  expect((await invite('x@example.com', member)).status).toBe(403);
  expect((await at(id, 'revoke', member)).status).toBe(403);
  expect((await server.app.request('/invitations/', bearer(member))).status).toBe(403);
  expect(await list(stranger)).toEqual([]);
  expect((await at(id, 'revoke', stranger)).status).toBe(404);
  expect((await at(id, 'resend', stranger)).status).toBe(404);
});

test('what people typed is plain words in the mail, on one line and without links', async () => {
  await server.db
    .updateTable('organizations')
    .set({ name: 'You won\r\n\r\nhttps://evil.example/now' })
    .where('id', '=', 'org_one')
    .execute();
  await inviteAndRead();
  const mail = (await server.readMails()).at(-1);
  expect(mail?.subject).toBe('You are invited to Cortex');
  expect(mail?.text.split('\n')[0]).toContain('“Person usr_admin” of “You won https: evil. example/now”');
  expect(mail?.text.match(/https?:\/\//g)).toHaveLength(1);
});

test('invitations to one address and of one organization are counted, and refused ones cost nothing', async () => {
  for (let time = 0; time < 5; time += 1) expect((await invite()).status).toBe(201);
  const refused = await invite();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
  const [first] = await list();
  expect((await at(first?.id ?? '', 'resend')).status).toBe(429);
  expect((await invite('another@example.com')).status).toBe(201);
});

test.each([
  'is deleted',
  'is no admin any more',
])('an invitation ends when whoever sent it %s', async (what) => {
  await server.db
    .insertInto('users')
    .values({ ...(await sender()), id: 'usr_rogue', username: 'rogue', username_key: 'rogue' })
    .execute();
  const rogue = await server.signIn('rogue@example.com');
  expect((await invite(EMAIL, rogue, { is_admin: true })).status).toBe(201);
  const token = await readToken();
  if (what === 'is deleted') {
    const gone = await server.app.request('/users/usr_rogue', { method: 'DELETE', ...bearer(admin) });
    expect(gone.status).toBe(200);
  } else {
    await server.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', 'usr_rogue').execute();
  }
  expect(await list()).toEqual([]);
  expect((await open(token)).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
});

async function sender() {
  const row = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', 'usr_admin')
    .executeTakeFirstOrThrow();
  return { ...row, email: 'rogue@example.com', email_key: 'rogue@example.com' };
}

test('whoever sends it again answers for it', async () => {
  const { id } = await inviteAndRead();
  await server.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', 'usr_member').execute();
  const member = await server.signIn('member@example.com');
  expect((await at(id, 'resend', member)).status).toBe(200);
  await server.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', 'usr_admin').execute();
  expect((await accept(await readToken())).status).toBe(201);
});

test('to invite an admin wants a fresh proof, to invite anybody else does not', async () => {
  const { id } = await inviteAndRead('boss@example.com', { is_admin: true });
  server.advance(3 * 60 * 60_000);
  const refused = await invite(EMAIL, admin, { is_admin: true });
  expect((await readError(refused)).code).toBe('reauthentication_required');
  expect((await readError(await at(id, 'resend'))).code).toBe('reauthentication_required');
  expect((await invite()).status).toBe(201);
});

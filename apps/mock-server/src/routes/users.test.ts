import { CreateCandidateResponse, ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { CreateUserResponse, ListUsersResponse } from '@cortex/api-client/users/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
const person = { username: 'sam', email: 'sam@example.com', full_name: 'Sam Lee', password: ' spaced ' };

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

const list = async (token: string, query = '') =>
  readAs(ListUsersResponse, await server.app.request(`/users/?query=${query}`, bearer(token)));
const create = (values: object = person) => server.app.request('/users/', asJson('POST', admin, values));
const update = (id: string, values: object) =>
  server.app.request(`/users/${id}`, asJson('PUT', admin, values));
const remove = (id: string) => server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(admin) });

test.each([
  ['PERSON USR_M', ['usr_member']],
  ['@example', ['usr_admin', 'usr_member']],
  ['nobody', []],
])('a query finds by name, username or email: %s', async (query, ids) => {
  expect((await list(admin, encodeURIComponent(query))).map(({ id }) => id)).toEqual(ids);
});

test('a new person signs in at once, with the password as it was typed', async () => {
  const response = await create();
  expect(response.status).toBe(201);
  expect(await readAs(CreateUserResponse, response)).toMatchObject({ username: 'sam', is_admin: false });
  expect((await postForm(server.app, person.email, ' spaced ')).status).toBe(200);
  expect((await postForm(server.app, person.email, 'spaced')).status).toBe(401);
});

test.each([
  ['email', { ...person, email: 'STRANGER@example.com' }, 'email_taken'],
  ['username', { ...person, username: 'USR_MEMBER' }, 'username_taken'],
])('a taken %s is a conflict that names the field', async (field, values, code) => {
  const response = await create(values);
  expect(response.status).toBe(409);
  const error = await readError(response);
  expect([error.code, Object.keys(error.errors)]).toEqual([code, [field]]);
});

test('a deleted person is signed out and their jobs pass to the admin who deleted them', async () => {
  const member = await server.signIn('member@example.com');
  const job = { title: 'Cook', description: 'Cooks.', skills_required: 'Knives' };
  await server.app.request('/jobs/', asJson('POST', member, job));
  expect((await remove('usr_member')).status).toBe(200);
  expect((await remove('usr_member')).status).toBe(404);
  expect((await server.app.request('/jobs/', bearer(member))).status).toBe(401);
  const owners = await server.db.selectFrom('jobs').select('owner_id').execute();
  expect(owners).toEqual([{ owner_id: 'usr_admin' }]);
});

test('what a deleted person shared stays shared, by the admin who deleted them', async () => {
  await server.addOrganization('org_three', 'premium', [
    { id: 'usr_boss', email: 'boss@example.com', isAdmin: true },
    { id: 'usr_leaver', email: 'leaver@example.com' },
    { id: 'usr_reader', email: 'reader@example.com' },
  ]);
  const [boss, leaver, reader] = [
    await server.signIn('boss@example.com'),
    await server.signIn('leaver@example.com'),
    await server.signIn('reader@example.com'),
  ];
  const form = new FormData();
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '1', notes: 'Called.' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const created = await server.app.request('/candidates/', { method: 'POST', ...bearer(leaver), body: form });
  const { id } = await readAs(CreateCandidateResponse, created);
  const share = async (token: string, to: string, note: string) => {
    server.advance(1000);
    const body = { candidate_id: id, shared_with_user_id: to, note };
    const shared = await server.app.request('/candidates/share/', asJson('POST', token, body));
    expect(shared.status).toBe(201);
  };
  await share(boss, 'usr_reader', 'From the boss.');
  await share(leaver, 'usr_reader', 'From the leaver.');
  await share(leaver, 'usr_boss', 'For the boss.');
  const sharedAt = new Date(Date.parse('2026-11-21T09:00:02Z')).toISOString();

  const response = await server.app.request('/users/usr_leaver', { method: 'DELETE', ...bearer(boss) });
  expect(response.status).toBe(200);
  const candidates = await readAs(
    ListCandidatesResponse,
    await server.app.request('/candidates/', bearer(reader)),
  );
  expect(candidates).toMatchObject([
    { id, shared_by: { id: 'usr_boss' }, share_note: 'From the leaver.', shared_at: sharedAt },
  ]);
  const shares = await server.db.selectFrom('shares').select('shared_with_user_id').execute();
  expect(shares).toEqual([{ shared_with_user_id: 'usr_reader' }]);
});

test('an admin who deletes themself leaves their records to another admin', async () => {
  const edit = { username: 'm', email: 'member@example.com', full_name: 'M', is_admin: true };
  await update('usr_member', edit);
  await server.app.request(
    '/jobs/',
    asJson('POST', admin, { title: 'A', description: 'B', skills_required: 'C' }),
  );
  expect((await remove('usr_admin')).status).toBe(200);
  expect(await server.db.selectFrom('jobs').select('owner_id').execute()).toEqual([
    { owner_id: 'usr_member' },
  ]);
});

test('a new person gets a mail without the password', async () => {
  await create();
  const [mail] = await server.readMails();
  expect(mail?.to).toBe(person.email);
  expect(mail?.text).not.toContain('spaced');
});

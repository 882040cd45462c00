import { CreateUserResponse, ListUsersResponse } from '@cortex/api-client/users/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs, readError } from '../testing.ts';

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

test('every member reads the people of the organization and is marked', async () => {
  const member = await server.signIn('member@example.com');
  const users = await list(member);
  expect(users.map(({ id, is_self }) => [id, is_self])).toEqual([
    ['usr_admin', false],
    ['usr_member', true],
  ]);
  expect(JSON.stringify(users)).not.toContain('plain:');
});

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

test.each([
  ['basic', 1],
  ['standard', 5],
] as const)('the %s plan allows %i people', async (plan, limit) => {
  await server.db.deleteFrom('users').where('id', '=', 'usr_member').execute();
  await server.db.updateTable('organizations').set({ plan }).where('id', '=', 'org_one').execute();
  for (let count = 1; count < limit; count += 1) {
    const values = { ...person, username: `u${count}`, email: `u${count}@example.com` };
    expect((await create(values)).status).toBe(201);
  }
  const refused = await create();
  expect([refused.status, (await readError(refused)).code]).toEqual([403, 'upgrade_required']);
});

test('the last admin can be neither demoted nor deleted', async () => {
  const self = { username: 'usr_admin', email: 'admin@example.com', full_name: 'A', is_admin: false };
  for (const response of [await update('usr_admin', self), await remove('usr_admin')]) {
    expect([response.status, (await readError(response)).code]).toEqual([409, 'last_admin']);
  }
});

test('an edit keeps the password, and a changed email is the new login', async () => {
  const edit = { username: 'm', email: 'New@example.com', full_name: 'M', is_admin: true };
  expect((await update('usr_member', edit)).status).toBe(200);
  expect((await postForm(server.app, 'new@example.com', 'right')).status).toBe(200);
  expect((await postForm(server.app, 'member@example.com', 'right')).status).toBe(401);
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

test('people of another organization are not there', async () => {
  const edit = { username: 'x', email: 'x@example.com', full_name: 'X', is_admin: false };
  expect((await update('usr_stranger', edit)).status).toBe(404);
  expect((await remove('usr_stranger')).status).toBe(404);
});

test('a new person gets a mail without the password', async () => {
  await create();
  const [mail] = await server.readMails();
  expect(mail?.to).toBe(person.email);
  expect(mail?.text).not.toContain('spaced');
});

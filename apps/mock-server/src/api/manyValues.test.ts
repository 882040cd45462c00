import { bodyLimits, importLimits } from '@cortex/api-client/limits';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let token: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  token = await server.signIn('admin@example.com');
});

const ones = (count: number) => Array(count).fill('1').join();

async function send(path: string, body: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await server.app.request(path, { method: 'POST', headers, body });
  const { code, errors = {} } = await readError(response);
  return { status: response.status, code, fields: Object.keys(errors) };
}

test('JSON of more values than the contract allows is refused unread, of as many it is looked at', async () => {
  // The body, the list in it, and what stands behind the first of its items.
  const most = bodyLimits.jsonValues - 1;
  expect(await send('/applicant/', `{"token":[${ones(most)}]}`)).toMatchObject({
    status: 422,
    fields: ['token'],
  });
  const refused = { status: 413, code: 'payload_too_large' };
  expect(await send('/applicant/', `{"token":[${ones(most + 1)}]}`)).toMatchObject(refused);
  // Of JSON that nobody could read, too: it is not read.
  expect(await send('/applicant/', '['.repeat(bodyLimits.jsonValues + 1))).toMatchObject(refused);
});

test('a body of more than a hundred fields is not looked at field by field', async () => {
  const fieldsOf = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));
  expect((await send('/applicant/', fieldsOf(bodyLimits.formFields + 1))).fields).toEqual(['body']);
  expect((await send('/applicant/', fieldsOf(bodyLimits.formFields))).fields).toContain('k0');
});

test('an import has room for as many rows as it may have, with as many tags', async () => {
  const row = {
    number: 1,
    name: '',
    email: '',
    phone: '',
    notes: '',
    tags: Array.from({ length: 20 }, () => ''),
  };
  const rows = Array.from({ length: importLimits.rows }, () => row);
  const sent = { file_name: 'people.csv', duplicates: 'add', rows };
  // All of them have one number.
  expect(await send('/imports/', JSON.stringify(sent))).toMatchObject({ status: 422, fields: ['rows'] });
  const tooMany = `{"file_name":[${ones(importLimits.values)}]}`;
  expect(await send('/imports/', tooMany)).toMatchObject({ status: 413, code: 'payload_too_large' });
});

import { expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readError } from '../testing/testApp.ts';
import { createApp } from './app.ts';

test('an unknown path is answered with the one error shape', async () => {
  const { app } = await createTestApp();
  for (const path of [
    '/nothing/here',
    '/',
    '/jobs/one/two',
    '//',
    '/%00',
    '/%E0%A4%A',
    '/../../etc/passwd',
  ]) {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'not_found', detail: expect.any(String) });
  }
});

test('a method that a path does not have is told apart from an unknown path', async () => {
  const { app } = await createTestApp();
  for (const [method, path, allow] of [
    ['PATCH', '/jobs', 'GET, HEAD, POST'],
    ['POST', '/candidates/cnd_one/', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/auth/login', 'POST'],
    ['PUT', '/candidates/share/', 'POST'],
  ]) {
    const response = await app.request(path ?? '', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect((await readError(response)).code).toBe('method_not_allowed');
  }
});

test('an answer does not tell what broke inside', async () => {
  const broken = await createTestApp();
  await broken.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const token = await broken.signIn('one@example.com');
  for (const table of [
    'background_task_parts',
    'background_tasks',
    'applications',
    'publications',
    'scorecards',
    'analyses',
    'looks',
    'corrections',
    'embeddings',
  ])
    await broken.db.schema.dropTable(table).execute();
  await broken.db.schema.dropTable('jobs').execute();
  const response = await broken.app.request('/jobs/', bearer(token));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'internal_error',
    detail: 'Something went wrong on our side. Try again.',
  });
  const body = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
  expect((await readError(await broken.app.request('/jobs/', asJson('POST', token, body)))).detail).toBe(
    'Something went wrong on our side. Nothing was saved. Try again.',
  );
});

test('browsers are told to come over TLS alone where people reach the server so', async () => {
  const { dependencies } = await createTestApp();
  const policyOf = async (publicUrl: string) => {
    const response = await createApp({ ...dependencies, publicUrl }).request('/healthz');
    return response.headers.get('Strict-Transport-Security');
  };
  expect(await policyOf('https://api.example.com')).toBe('max-age=31536000');
  expect(await policyOf('http://localhost:4010')).toBeNull();
});

test('a text of nothing that can be seen is no text', async () => {
  const { app, addOrganization, signIn } = await createTestApp();
  await addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const token = await signIn('one@example.com');
  for (const title of ['\u200b\u200d', '\u2800', '\u3164\ufe0f', '\u202e', '\u00ad\u034f']) {
    const job = { title, description: 'You care for patients.', skills_required: 'Care' };
    const response = await app.request('/jobs/', asJson('POST', token, job));
    expect(response.status, JSON.stringify(title)).toBe(422);
    expect((await readError(response)).errors).toEqual({ title: 'This field is required.' });
  }
});

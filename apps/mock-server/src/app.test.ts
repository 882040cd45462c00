import { expect, test } from 'vitest';
import { bearer, createTestApp } from './testing.ts';

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

test('an answer does not tell what broke inside', async () => {
  const broken = await createTestApp();
  await broken.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const token = await broken.signIn('one@example.com');
  await broken.db.schema.dropTable('analyses').execute();
  await broken.db.schema.dropTable('jobs').execute();
  const response = await broken.app.request('/jobs/', bearer(token));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'internal_error',
    detail: 'Something went wrong on our side. Nothing was saved. Try again.',
  });
});

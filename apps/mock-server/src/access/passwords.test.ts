import { LogInResponse } from '@cortex/api-client/auth/validators';
import { expect, test } from 'vitest';
import { createTestApp, postForm, readAs } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { hashByScrypt, scryptHash } from './passwords.ts';

test('passwords are hashed at the cost that OWASP names, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([scryptHash.hash('secret'), scryptHash.hash('secret')]);
  expect(one).toMatch(/^scrypt\$65536\$8\$2\$/);
  expect(one).not.toBe(other);
  expect(await scryptHash.verify('secret', one)).toBe(true);
  expect(await scryptHash.verify('Secret', one)).toBe(false);
});

test('an older hash is made again once its person signs in, and opens the account as before', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const [older, newer] = [hashByScrypt({ N: 2 ** 12, r: 8, p: 1 }), hashByScrypt({ N: 2 ** 13, r: 8, p: 1 })];
  const users = server.db.selectFrom('users').select('password_hash');
  await server.db
    .updateTable('users')
    .set({ password_hash: await older.hash('right') })
    .execute();
  const app = createApp({ ...server.dependencies, hash: newer });
  expect((await postForm(app, 'one@example.com', 'wrong')).status).toBe(401);
  expect((await users.executeTakeFirstOrThrow()).password_hash).toMatch(/^scrypt\$4096\$/);
  await readAs(LogInResponse, await postForm(app, 'one@example.com', 'right'));
  expect((await users.executeTakeFirstOrThrow()).password_hash).toMatch(/^scrypt\$8192\$/);
  await readAs(LogInResponse, await postForm(app, 'one@example.com', 'right'));
});

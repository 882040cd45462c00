import type { Call } from '../Call.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { jobOf, newPassword, personOf } from '../texts.ts';
import { hasValidCall } from '../validCalls.ts';

/** What a program may do with an API key, and for how long. */
export async function checkKeys(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant, stranger } = world;
  const sessionOf = (token: string) => ({ who: 'a program with a key', token });
  /** What a key is refused the contract says once, of all operations, and not of each. */
  const ask = (id: string, call: Call, key: string) => client.exchange(id, call, sessionOf(key));

  await check('createApiKey', 'life', 'a key that may read changes nothing', async () => {
    const { key } = await tenant.addKey('read');
    expectSuccess(await client.send('listJobs', {}, sessionOf(key)));
    const head = await client.exchange('listJobs', {}, sessionOf(key), { method: 'HEAD' });
    expectThat(head.status === 200, 'expected HEAD to be answered as GET is', head);
    const body = jobOf(tenant.word('job'));
    expectRefusal(await ask('createJob', { body }, key), 403, 'admin_required');
  });
  await check('createApiKey', 'life', 'a key that may read is good for GET alone', async () => {
    const { key } = await tenant.addKey('read');
    for (const { id, method, role } of client.contract.operations) {
      if (method === 'GET' || role === 'public' || !client.canSucceed(id) || !hasValidCall(id)) continue;
      const call = await unlessNotTried(() => kit.standing(id));
      if (call) expectRefusal(await ask(id, call, key), 403, 'admin_required');
    }
  });
  await check('createApiKey', 'life', 'a key that may write is of its own organization alone', async () => {
    const { key } = await tenant.addKey('write');
    const title = tenant.word('job');
    expectSuccess(await client.send('createJob', { body: { ...jobOf(title) } }, sessionOf(key)));
    expectThat((await tenant.records()).includes(title), 'expected the job in the organization of the key');
    expectThat(!(await stranger.records()).includes(title), 'expected the job in no other organization');
  });
  await check('createApiKey', 'life', 'no key does what is an admin’s, or a person’s own', async () => {
    const { id, key } = await tenant.addKey('write');
    const calls = { listApiKeys: {}, revokeApiKey: { id }, listSessions: {}, logOut: {} };
    for (const [operation, call] of Object.entries(calls))
      expectRefusal(await ask(operation, call, key), 403, 'admin_required');
  });
  await check('listApiKeys', 'life', 'a secret is told once', async () => {
    const { id, key } = await tenant.addKey();
    const listed = await client.must('listApiKeys', {}, tenant.admin);
    expectThat(!listed.text.includes(key), 'expected no secret in the list', listed);
    const own = listAt({ list: listed.body }, 'list').find((one) => textAt(one, 'id') === id);
    expectThat(textAt(own, 'ending') === key.slice(-4), 'expected the last four characters', listed);
  });
  await check('revokeApiKey', 'life', 'the next call with it is 401', async () => {
    const { id, key } = await tenant.addKey();
    expectSuccess(await client.send('listJobs', {}, sessionOf(key)));
    expectSuccess(await client.send('revokeApiKey', { id }, tenant.admin));
    expectRefusal(await client.send('listJobs', {}, sessionOf(key)), 401, 'unauthenticated');
    expectRefusal(await client.send('revokeApiKey', { id }, tenant.admin), 404, 'not_found');
  });
  await check('createApiKey', 'life', 'a key ends with the admin who made it', async () => {
    const form = { ...personOf(tenant.word('admin')), is_admin: true };
    const password = newPassword();
    const id = await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
    const session = await client.signIn('the admin of a key', { email: form.email, password });
    const body = { name: tenant.word('key'), scope: 'read', days: 1 };
    const made = await client.must('createApiKey', { body }, session);
    const key = textAt(made.body, 'key') ?? '';
    expectSuccess(await client.send('listJobs', {}, sessionOf(key)));
    await client.must('updateUser', { id, body: { ...form, is_admin: false } }, tenant.admin);
    expectRefusal(await client.send('listJobs', {}, sessionOf(key)), 401, 'unauthenticated');
  });
  await check(
    'createApiKey',
    'life',
    'a key that ended with the role does not come back with it',
    async () => {
      const person = await tenant.addPerson({ is_admin: true });
      const session = await client.signIn('the admin of a key', person);
      const body = { name: tenant.word('key'), scope: 'read', days: 1 };
      const key = textAt((await client.must('createApiKey', { body }, session)).body, 'key') ?? '';
      const { id, email, username, fullName: full_name } = person;
      for (const is_admin of [false, true])
        await client.must('updateUser', { id, body: { email, username, full_name, is_admin } }, tenant.admin);
      expectRefusal(await client.send('listJobs', {}, sessionOf(key)), 401, 'unauthenticated');
    },
  );
}

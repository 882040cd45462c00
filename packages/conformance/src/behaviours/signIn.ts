import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkSignIn({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, bystander } = world;

  await check('logIn', 'life', 'the right email and password are no attempt', async () => {
    const { email, password } = await tenant.addPerson();
    // Two more than the contract lets an account try.
    for (let count = 0; count < 12; count += 1)
      expectSuccess(await client.send('logIn', { body: { email, password } }, null));
  });
  await check('logIn', 'life', 'says the role and the organization', async () => {
    const admin = await client.must('logIn', { body: tenant.login });
    const { email, password } = owner;
    const user = await client.must('logIn', { body: { email: email.toUpperCase(), password } });
    expectThat(at(admin.body, 'role') === 'admin', 'expected the role admin', admin);
    expectThat(at(user.body, 'role') !== 'admin', 'expected another role than admin', user);
    const id = at(admin.body, 'organization_id');
    expectThat(
      at(user.body, 'organization_id') === id,
      `expected the organization_id ${id}, as of their admin`,
      user,
    );
  });
  await check('logIn', 'life', 'a wrong password and an unknown email are refused alike', async () => {
    const password = 'not the password';
    const wrong = await client.send('logIn', { body: { email: bystander.email, password } });
    expectRefusal(wrong, 401, 'invalid_credentials');
    const email = `${tenant.word('nobody')}@example.com`;
    const unknown = await client.send('logIn', { body: { email, password } });
    expectRefusal(unknown, 401, 'invalid_credentials');
    expectThat(
      unknown.text === wrong.text,
      'expected the same body for a known and an unknown email',
      unknown,
    );
  });
  await check('logIn', 'life', 'a password is taken as typed', async () => {
    const { email, password } = owner;
    const exchange = await client.send('logIn', { body: { email, password: ` ${password}` } });
    expectRefusal(exchange, 401, 'invalid_credentials');
  });
  await check('logOut', 'life', 'the session has ended, others have not', async () => {
    const ended = await client.signIn('the signed-out person', bystander);
    const other = await client.signIn('the person, in another browser', bystander);
    await client.must('logOut', {}, ended);
    expectRefusal(await client.send('getDashboard', {}, ended), 401, 'unauthenticated');
    expectSuccess(await client.send('getDashboard', {}, other));
  });
  await check('logIn', 'life', 'a right password takes no wrong one back', async () => {
    const { email, password } = await tenant.addPerson();
    const limit = client.contract.attempts.find(({ operations }) => operations.includes('logIn'));
    const { account } = limit ?? {};
    if (account === undefined) return;
    const attempt = (word: string) => client.send('logIn', { body: { email, password: word } }, null);
    for (let count = 1; count <= account; count += 1) {
      expectRefusal(await attempt('not the password'), 401, 'invalid_credentials');
      if (count === account - 1) expectSuccess(await attempt(password));
    }
    expectRefusal(await attempt('not the password'), 429, 'rate_limited');
  });
}

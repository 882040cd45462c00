import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { newPassword } from '../texts.ts';

export async function checkPasswords({ check, client, world }: Kit): Promise<void> {
  const { tenant } = world;

  await check('updatePassword', 'life', 'the new password is in force, and other sessions end', async () => {
    const person = await tenant.addPerson();
    const own = await client.signIn('the person, in one browser', person);
    const other = await client.signIn('the person, in another browser', person);
    const password = newPassword();
    const { email, password: current_password } = person;
    const body = { email: email.toUpperCase(), current_password, new_password: password };
    await client.must('updatePassword', { body }, own);
    expectSuccess(await client.send('getDashboard', {}, own));
    expectRefusal(await client.send('getDashboard', {}, other), 401, 'unauthenticated');
    const old = await client.send('logIn', { body: { email, password: current_password } });
    expectRefusal(old, 401, 'invalid_credentials');
    await client.signIn('the person, with the new password', { email, password });
    await client.must('updatePassword', { body: { email, current_password: password, new_password: ' ' } });
    expectRefusal(await client.send('getDashboard', {}, own), 401, 'unauthenticated');
    await client.signIn('the person, with a space for a password', { email, password: ' ' });
  });
  await check(
    'updatePassword',
    'life',
    'a wrong password and an unknown email are refused alike',
    async () => {
      const { email } = world.bystander;
      const fields = { current_password: 'not the password', new_password: newPassword() };
      const wrong = await client.send('updatePassword', { body: { email, ...fields } });
      expectRefusal(wrong, 400, 'wrong_password');
      const nobody = { email: `${tenant.word('nobody')}@example.com`, ...fields };
      const unknown = await client.send('updatePassword', { body: nobody });
      expectRefusal(unknown, 400, 'wrong_password');
      expectThat(
        unknown.text === wrong.text,
        'expected the same body for a known and an unknown email',
        unknown,
      );
    },
  );
  await check('requestPasswordReset', 'life', 'a known and an unknown email are answered alike', async () => {
    const person = await tenant.addPerson();
    const known = await client.must('requestPasswordReset', { body: { email: person.email } });
    const email = `${tenant.word('nobody')}@example.com`;
    const unknown = await client.must('requestPasswordReset', { body: { email } });
    expectThat(
      unknown.text === known.text,
      'expected the same body for a known and an unknown email',
      unknown,
    );
    await client.signIn('the person, with the old password', person);
  });
  await check('updatePassword', 'life', 'a login that is no email is an unknown one', async () => {
    const fields = { current_password: 'not the password', new_password: newPassword() };
    const refused = await client.send('updatePassword', {
      body: { email: tenant.word('nobody'), ...fields },
    });
    expectRefusal(refused, 400, 'wrong_password');
  });
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { newPassword } from '../texts.ts';
import { nextTotpAt, totpAt } from '../totp.ts';

export async function checkSecondFactor({ check, client, world }: Kit): Promise<void> {
  const { tenant } = world;

  /** A new person who has turned on a second factor. */
  async function addHolder() {
    const person = await tenant.addPerson();
    const session = await client.signIn('somebody with a second factor', person);
    const begun = await client.must('beginSecondFactor', {}, session);
    const secret = textAt(begun.body, 'secret') ?? '';
    const code = totpAt(secret, client.clock());
    const confirmed = await client.must('confirmSecondFactor', { body: { code } }, session);
    const [recoveryCode = ''] = listAt({ body: confirmed.body }, 'body', 'recovery_codes').map(String);
    return { person, session, secret, code, recoveryCode };
  }

  await check('beginSecondFactor', 'life', 'nothing changes until a code confirms it', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('somebody who begins', person);
    await client.must('beginSecondFactor', {}, session);
    const wrong = await client.send('confirmSecondFactor', { body: { code: 'no code' } }, session);
    expectRefusal(wrong, 400, 'second_factor_wrong');
    const state = await client.must('getSecondFactor', {}, session);
    expectThat(at(state.body, 'enabled') === false, 'expected enabled: false', state);
    await client.signIn('the person, with the password alone', person);
  });
  await check(
    'confirmSecondFactor',
    'life',
    'a sign-in then asks for a code, which is good once',
    async () => {
      const { person, session, secret, code } = await addHolder();
      const { email, password } = person;
      const signIn = (typed?: string) =>
        client.send('logIn', {
          body: typed === undefined ? { email, password } : { email, password, code: typed },
        });
      expectRefusal(await signIn(), 401, 'second_factor_required');
      expectRefusal(await signIn(code), 401, 'second_factor_wrong');
      const next = nextTotpAt(secret, client.clock());
      // As apps show it.
      const spaced = `${next.slice(0, 3)} ${next.slice(3)}`;
      expectSuccess(await signIn(spaced));
      expectRefusal(await signIn(next), 401, 'second_factor_wrong');
      expectRefusal(
        await client.send('logIn', { body: { email, password: newPassword(), code: next } }),
        401,
        'invalid_credentials',
      );
      expectSuccess(await client.send('getSecondFactor', {}, session));
      expectRefusal(await client.send('beginSecondFactor', {}, session), 409, 'second_factor_already_on');
    },
  );
  await check('confirmSecondFactor', 'life', 'a recovery code signs in once', async () => {
    const { person, session, recoveryCode } = await addHolder();
    const { email, password } = person;
    const body = { email, password, code: recoveryCode };
    await client.must('logIn', { body: { ...body, code: recoveryCode.replaceAll('-', ' ') } });
    expectRefusal(await client.send('logIn', { body }), 401, 'second_factor_wrong');
    const state = await client.must('getSecondFactor', {}, session);
    expectThat(at(state.body, 'recovery_codes_left') === 9, 'expected recovery_codes_left: 9', state);
  });
  await check('renewRecoveryCodes', 'life', 'those of before are good no more', async () => {
    const { person, session, recoveryCode } = await addHolder();
    const { email, password } = person;
    const renewed = await client.must('renewRecoveryCodes', {}, session);
    const [code = ''] = listAt({ body: renewed.body }, 'body', 'recovery_codes').map(String);
    const old = await client.send('logIn', { body: { email, password, code: recoveryCode } });
    expectRefusal(old, 401, 'second_factor_wrong');
    expectSuccess(await client.send('logIn', { body: { email, password, code } }));
  });
  await check('turnOffSecondFactor', 'life', 'the password alone signs in again', async () => {
    const { person, session, recoveryCode } = await addHolder();
    const wrong = await client.send('turnOffSecondFactor', { body: { code: 'no code' } }, session);
    expectRefusal(wrong, 400, 'second_factor_wrong');
    await client.must('turnOffSecondFactor', { body: { code: recoveryCode } }, session);
    await client.signIn('the person, with the password alone', person);
  });
  await check('removeSecondFactor', 'life', 'an admin turns off that of a colleague', async () => {
    const { person } = await addHolder();
    const { id } = person;
    const before = await client.must('getSecondFactorPolicy', {}, tenant.admin);
    const isOn = listAt({ body: before.body }, 'body', 'people').some(
      (one) => at(one, 'id') === id && at(one, 'enabled') === true,
    );
    expectThat(isOn, 'expected the person with enabled: true', before);
    await client.must('removeSecondFactor', { id }, tenant.admin);
    await client.signIn('the person, with the password alone', person);
  });
  await check('updateSecondFactorPolicy', 'life', 'who asks it of all has it on', async () => {
    const call = { body: { required: true } };
    expectRefusal(
      await client.send('updateSecondFactorPolicy', call, tenant.admin),
      409,
      'second_factor_not_on',
    );
  });
}

import { KEY_OFF_THE_CURVE } from '../authenticator.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { addPasskey, beginPasskey, passkeyForm, startSignIn } from '../passkeys.ts';

export async function checkPasskeys({ check, client, world }: Kit): Promise<void> {
  const { tenant } = world;

  async function addHolder() {
    const person = await tenant.addPerson();
    const session = await client.signIn('somebody with a passkey', person);
    return { person, session };
  }

  const finish = (credential: object) =>
    client.send('finishPasskeySignIn', { body: { credential: { ...credential } } });

  await check(
    'finishPasskeySignIn',
    'life',
    'a passkey signs in its person, once for a challenge',
    async () => {
      const { person, session } = await addHolder();
      const { device, asked } = await addPasskey(client, session);
      const credential = device.sign({ ...asked, challenge: await startSignIn(client) });
      const answer = await finish(credential);
      expectSuccess(answer);
      expectThat(textAt(answer.body, 'email') === person.email, `expected email: ${person.email}`, answer);
      expectRefusal(await finish(credential), 401, 'invalid_credentials');
    },
  );
  await check('finishPasskeySignIn', 'life', 'what is not right opens nothing', async () => {
    const { session } = await addHolder();
    const { device, asked } = await addPasskey(client, session);
    const stranger = (await passkeyForm(client, session)).device;
    const fresh = async () => ({ ...asked, challenge: await startSignIn(client) });
    const wrong = [
      device.sign({ ...asked, challenge: 'A'.repeat(43) }),
      device.sign({ ...(await fresh()), origin: 'https://elsewhere.example' }),
      device.sign({ ...(await fresh()), rpId: 'elsewhere.example' }),
      device.sign(await fresh(), { isVerified: false }),
      device.sign(await fresh(), { type: 'webauthn.create' }),
      { ...stranger.sign(await fresh()), id: device.credentialId },
      stranger.sign(await fresh()),
      device.sign({ ...asked, challenge: (await beginPasskey(client, session)).challenge }),
    ];
    for (const credential of wrong) expectRefusal(await finish(credential), 401, 'invalid_credentials');
    expectSuccess(await finish(device.sign(await fresh())));
  });
  await check('finishPasskeySignIn', 'life', 'a count of signatures does not go back', async () => {
    const { session } = await addHolder();
    const { device, asked } = await addPasskey(client, session);
    const sign = async (counter: number) =>
      finish(device.sign({ ...asked, challenge: await startSignIn(client) }, { counter }));
    expectSuccess(await sign(7));
    expectRefusal(await sign(7), 401, 'invalid_credentials');
    expectRefusal(await sign(3), 401, 'invalid_credentials');
    expectSuccess(await sign(8));
  });
  await check('addPasskey', 'life', 'takes what the device made of this challenge, once', async () => {
    const { session } = await addHolder();
    const { device, asked, body } = await passkeyForm(client, session);
    const add = (credential: object) =>
      client.send('addPasskey', { body: { name: 'Laptop', credential: { ...credential } } }, session);
    expectSuccess(await client.send('addPasskey', { body }, session));
    expectRefusal(await add(body.credential), 422, 'validation_failed');
    const next = async () => ({ ...asked, challenge: (await beginPasskey(client, session)).challenge });
    // The device's id of it is taken.
    expectRefusal(await add(device.make(await next())), 422, 'validation_failed');
    const other = (await passkeyForm(client, session)).device;
    for (const credential of [
      other.make({ ...(await next()), origin: 'https://elsewhere.example' }),
      other.make(await next(), { isVerified: false }),
      other.make(await next(), { publicKey: KEY_OFF_THE_CURVE }),
      other.make(await next(), { innerId: device.credentialId }),
      other.make({ ...asked, challenge: await startSignIn(client) }),
    ]) {
      expectRefusal(await add(credential), 422, 'validation_failed');
    }
  });
  await check('removePasskey', 'life', 'nobody else removes it, and it then signs in no more', async () => {
    const { session } = await addHolder();
    const { device, asked, id } = await addPasskey(client, session);
    expectRefusal(await client.send('removePasskey', { id }, tenant.admin), 404, 'not_found');
    const listed = await client.must('listPasskeys', {}, session);
    expectThat(findById(listed.body, id) !== undefined, 'expected the passkey in the list', listed);
    await client.must('removePasskey', { id }, session);
    const after = await client.must('listPasskeys', {}, session);
    expectThat(listAt({ body: after.body }, 'body').length === 0, 'expected no passkeys', after);
    const credential = device.sign({ ...asked, challenge: await startSignIn(client) });
    expectRefusal(await finish(credential), 401, 'invalid_credentials');
  });
  await check('startPasskeySignIn', 'life', 'each challenge is another one', async () => {
    const challenges = [await startSignIn(client), await startSignIn(client)];
    expectThat(
      new Set(challenges).size === 2,
      'expected two challenges',
      await client.must('startPasskeySignIn', {}, null),
    );
  });
  await check('listSignInMethods', 'life', 'says that passkeys sign in', async () => {
    const answer = await client.must('listSignInMethods', {}, null);
    expectThat(at(answer.body, 'passkeys') === true, 'expected passkeys: true', answer);
  });
  await check('listPasskeys', 'life', 'the newest comes first', async () => {
    const { session } = await addHolder();
    const older = (await addPasskey(client, session)).id;
    await nextSecond();
    const newer = (await addPasskey(client, session)).id;
    const listed = await client.must('listPasskeys', {}, session);
    const ids = listAt(listed, 'body').map((one) => textAt(one, 'id'));
    expectThat(ids.join() === `${newer},${older}`, `expected ${newer}, then ${older}`, listed);
  });
}

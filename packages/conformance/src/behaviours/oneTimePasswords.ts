import { setTimeout as pause } from 'node:timers/promises';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import { Failure } from '../Failure.ts';
import type { Kit } from '../Kit.ts';
import type { Person } from '../Person.ts';
import { newPassword } from '../texts.ts';

const TRIES = 50;
const PAUSE_MS = 100;

/** One-time passwords, which stand in mails alone: where those can be read, what they are good for. */
export async function checkOneTimePasswords({ check, client, world }: Kit): Promise<void> {
  const { readMail } = client;
  if (!readMail) return;
  /** Asks for one, and gives it: the one word of the mail that is long enough for 128 bits, and no address. The mail comes after the answer. */
  const ask = async ({ email }: Person, before?: string): Promise<string> => {
    await client.must('requestPasswordReset', { body: { email } });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const mail = (await readMail(email)) ?? '';
      const word = mail.split(/\s+/).find((each) => /^[\w+/=-]{20,}$/.test(each));
      if (word !== undefined && word !== before) return word;
      await pause(PAUSE_MS);
    }
    throw new Failure(`no new mail to ${email} holds a one-time password`);
  };
  const change = ({ email }: Person, current_password: string) =>
    client.send('updatePassword', { body: { email, current_password, new_password: newPassword() } });

  await check(
    'requestPasswordReset',
    'life',
    'a one-time password is good once, and never signs in',
    async () => {
      const person = await world.tenant.addPerson();
      const word = await ask(person);
      const signIn = await client.send('logIn', { body: { email: person.email, password: word } });
      expectRefusal(signIn, 401, 'invalid_credentials');
      await client.signIn('the person, with the old password', person);
      expectSuccess(await change(person, word));
      expectRefusal(await change(person, word), 400, 'wrong_password');
      expectRefusal(await change(person, person.password), 400, 'wrong_password');
    },
  );
  await check('requestPasswordReset', 'life', 'the newest one-time password alone is good', async () => {
    const person = await world.tenant.addPerson();
    const first = await ask(person);
    const second = await ask(person, first);
    expectRefusal(await change(person, first), 400, 'wrong_password');
    expectSuccess(await change(person, second));
  });
  await check(
    'requestPasswordReset',
    'life',
    'a one-time password is good for its person alone',
    async () => {
      const [one, other] = [await world.tenant.addPerson(), await world.tenant.addPerson()];
      expectRefusal(await change(other, await ask(one)), 400, 'wrong_password');
    },
  );
}

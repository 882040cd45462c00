import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** Where somebody is signed in, and how that is ended. */
export async function checkSessions({ check, client, world }: Kit): Promise<void> {
  const open = async () => {
    const person = await world.tenant.addPerson();
    const own = await client.signIn('the person, in one browser', person);
    const other = await client.signIn('the person, in another browser', person);
    const list = await client.must('listSessions', {}, own);
    return { own, other, list, sessions: listAt({ list: list.body }, 'list') };
  };

  await check('listSessions', 'life', 'has each of them once, and marks the one that asks', async () => {
    const { own, other, list, sessions } = await open();
    expectThat(sessions.length === 2, 'expected both sessions of the person', list);
    const current = (all: unknown[]) => all.filter((one) => at(one, 'is_current') === true);
    expectThat(current(sessions).length === 1, 'expected is_current: true once', list);
    const others = await client.must('listSessions', {}, other);
    const [theirs] = current(listAt({ list: others.body }, 'list'));
    const [mine] = current(sessions);
    expectThat(textAt(theirs, 'id') !== textAt(mine, 'id'), 'expected another session to be current', others);
    await client.must('endSession', { id: textAt(theirs, 'id') ?? '' }, own);
  });
  await check('endSession', 'life', 'its token is refused, and the others go on', async () => {
    const { own, other, sessions } = await open();
    const id =
      textAt(
        sessions.find((one) => at(one, 'is_current') !== true),
        'id',
      ) ?? '';
    await client.must('endSession', { id }, own);
    expectRefusal(await client.send('getDashboard', {}, other), 401, 'unauthenticated');
    expectSuccess(await client.send('getDashboard', {}, own));
    expectRefusal(await client.send('endSession', { id }, own), 404, 'not_found');
  });
  await check('endOtherSessions', 'life', 'ends all but the one that asks', async () => {
    const { own, other } = await open();
    const ended = await client.must('endOtherSessions', {}, own);
    expectThat(at(ended.body, 'ended') === 1, 'expected ended: 1', ended);
    expectRefusal(await client.send('getDashboard', {}, other), 401, 'unauthenticated');
    expectSuccess(await client.send('getDashboard', {}, own));
  });
  await check('confirmSession', 'life', 'ten wrong passwords are taken, and no more', async () => {
    const { own, other } = await open();
    const confirm = (session: typeof own) =>
      client.send('confirmSession', { body: { password: 'wrong' } }, session);
    for (let count = 0; count < 10; count += 1) expectRefusal(await confirm(own), 400, 'wrong_password');
    expectRefusal(await confirm(own), 429, 'rate_limited');
    expectRefusal(await confirm(other), 400, 'wrong_password');
  });
}

import { goesOn } from '../BackgroundWork.ts';
import type { Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { findById, listAt, numberAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { jobOf } from '../texts.ts';

/** A job that was changed, and the task that scores its people again. */
export async function checkRescoring({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger, owner, ownerSession, colleagueSession } = world;
  const { work } = tenant;
  const score = (candidate_id: string, job_id: string, session: Session) =>
    client.must('analyzeResume', { body: { candidate_id, job_id } }, session);
  const ask = (id: string, session: Session = ownerSession) => client.must('getRescoring', { id }, session);
  const expectBehind = async (id: string, count: number, session: Session = ownerSession) => {
    const answer = await ask(id, session);
    expectThat(numberAt(answer.body, 'to_rescore') === count, `expected to_rescore to be ${count}`, answer);
  };
  const change = (id: string, form: object) =>
    client.must('updateJob', { id, body: { ...form } }, ownerSession);
  const start = (job_id: string) => work.startTask({ kind: 'rescoring', job_id }, ownerSession);
  /** A job of the owner's with its form, for which one of two candidates has a score. */
  const prepare = async () => {
    const form = jobOf(tenant.word('job'));
    const id = await client.mustCreate('createJob', { body: form }, ownerSession);
    const scored = await tenant.addCandidate(ownerSession);
    await tenant.addCandidate(ownerSession);
    await score(scored, id, ownerSession);
    return { id, form, scored };
  };
  const OTHER = { skills_required: 'COBOL, Welding' };

  await check(
    'getRescoring',
    'life',
    'counts the scores of the job as it was, until they are new',
    async () => {
      const { id, form, scored } = await prepare();
      await expectBehind(id, 0);
      const changed = await change(id, { ...form, ...OTHER });
      const told = numberAt(changed.body, 'to_rescore');
      expectThat(told === undefined || told === 1, 'expected the answer to the change to say 1', changed);
      await expectBehind(id, 1);
      const task = await start(id);
      await expectBehind(id, 0);
      const ended = await work.untilTaskEnded(task, ownerSession);
      const { kind, state, total } = recordAt(ended.body, 'task');
      expectThat(
        [kind, state, total].join() === 'rescoring,done,1',
        'expected a rescoring of one candidate that is done',
        ended,
      );
      const [result] = listAt(ended.body, 'results');
      expectThat(textAt(result, 'candidate_id') === scored, `expected the result of ${scored}`, ended);
      await expectBehind(id, 0);
    },
  );
  await check('getRescoring', 'life', 'a job that is changed back has its scores back', async () => {
    const { id, form } = await prepare();
    await change(id, { ...form, ...OTHER });
    await expectBehind(id, 1);
    await change(id, form);
    await expectBehind(id, 0);
  });
  await check('getRescoring', 'life', 'of the candidates that the caller sees', async () => {
    const { id, form } = await prepare();
    await score(await tenant.addCandidate(tenant.admin), id, tenant.admin);
    await change(id, { ...form, ...OTHER });
    await expectBehind(id, 1);
    await expectBehind(id, 2, tenant.admin);
    for (const session of [colleagueSession, stranger.admin])
      expectRefusal(await client.send('getRescoring', { id }, session), 404, 'not_found');
  });
  await check('startBackgroundTask', 'life', 'it takes the place of another of its kind', async () => {
    const { id } = await prepare();
    const first = await start(id);
    await work.untilTaskEnded(first, ownerSession);
    const second = await start(id);
    const listed = await client.must('listBackgroundTasks', {}, ownerSession);
    expectThat(findById(listed.body, first) === undefined, 'expected the first to be forgotten', listed);
    expectThat(findById(listed.body, second) !== undefined, 'expected the second one', listed);
  });
  await check('cancelBackgroundTask', 'life', 'it has ended then, and stays as it ended', async () => {
    const { id } = await prepare();
    const cancelled = await start(id);
    expectSuccess(await client.send('cancelBackgroundTask', { id: cancelled }, ownerSession));
    const soon = await client.must('readBackgroundTaskResults', { id: cancelled }, ownerSession);
    expectThat(!goesOn(recordAt(soon.body, 'task')), 'expected it to have ended', soon);
    const done = await start(id);
    await work.untilTaskEnded(done, ownerSession);
    expectSuccess(await client.send('cancelBackgroundTask', { id: done }, ownerSession));
    const later = await client.must('readBackgroundTaskResults', { id: done }, ownerSession);
    expectThat(textAt(later.body, 'task', 'state') === 'done', 'expected it to stay done', later);
  });
  await check(
    'listBackgroundTasks',
    'life',
    'of the caller, and for an admin of the organization',
    async () => {
      const { id } = await prepare();
      const task = await start(id);
      for (const [session, isThere] of [
        [ownerSession, true],
        [tenant.admin, true],
        [colleagueSession, false],
        [stranger.admin, false],
      ] as const) {
        const listed = await client.must('listBackgroundTasks', {}, session);
        const found = findById(listed.body, task) !== undefined;
        const expected = `expected the task of ${owner.fullName} ${isThere ? '' : 'not '}to be there`;
        expectThat(found === isThere, expected, listed);
      }
      const results = await client.send('readBackgroundTaskResults', { id: task }, tenant.admin);
      expectRefusal(results, 404, 'not_found');
      const byColleague = await client.send('cancelBackgroundTask', { id: task }, colleagueSession);
      expectRefusal(byColleague, 404, 'not_found');
      expectSuccess(await client.send('cancelBackgroundTask', { id: task }, tenant.admin));
    },
  );
  await check('readBackgroundTaskResults', 'life', 'for who asked for the task alone', async () => {
    const { id } = await prepare();
    const task = await start(id);
    const results = await client.send('readBackgroundTaskResults', { id: task }, tenant.admin);
    expectRefusal(results, 404, 'not_found');
    await work.untilTaskEnded(task, ownerSession);
  });
  await check('startBackgroundTask', 'life', 'a ranking of everybody begins with the newest', async () => {
    const session = await client.signIn('a new person', await tenant.addPerson());
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(await tenant.addCandidate(session));
      await nextSecond();
    }
    const job_id = await tenant.addJob(session);
    const id = await work.startTask({ kind: 'ranking', job_id }, session);
    const ended = await work.untilTaskEnded(id, session);
    const told = listAt(ended.body, 'results').map((one) => textAt(one, 'candidate_id'));
    expectThat(told.join() === ids.join(), `expected the results of ${ids.join(', ')}`, ended);
  });
}

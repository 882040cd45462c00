import { expectFieldRefused, expectThat } from '../expectations.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';

/** What people saw in interviews: for which jobs, in which order, and what counts as something seen. */
export async function checkScorecards({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession, recipient } = world;

  await check('listScorecardJobs', 'life', 'not those that are deleted', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const [stage] = listAt(await client.must('listStages', {}, ownerSession), 'body');
    const jobs = [await tenant.addJob(ownerSession), await tenant.addJob(ownerSession)];
    for (const job of jobs) {
      const body = { candidate_ids: [id], stage_id: textAt(stage, 'id') ?? '' };
      await client.must('moveApplications', { id: job, body }, ownerSession);
    }
    const [deleted = '', stays = ''] = jobs;
    await client.must('deleteJob', { id: deleted }, ownerSession);
    const told = await client.must('listScorecardJobs', { id }, ownerSession);
    const ids = listAt(told, 'body').map((one) => textAt(one, 'job', 'id'));
    expectThat(ids.join() === stays, `expected the job ${stays} alone`, told);
  });
  await check('listScorecards', 'life', 'the first one stays the first when it is changed', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const other = await client.signIn('a second admin', recipient);
    const save = async (mark: number, session: typeof ownerSession) => {
      const body = { job_id, marks: [{ criterion: 'Care', mark }] };
      const saved = await client.must('saveScorecard', { id, body }, session);
      await nextSecond();
      return saved;
    };
    const first = await save(2, ownerSession);
    await save(3, other);
    await save(4, ownerSession);
    const seen = await save(1, tenant.admin);
    const by = listAt(seen.body, 'others').map((one) => textAt(one, 'by', 'id'));
    const expected = [textAt(first.body, 'own', 'by', 'id'), recipient.id];
    expectThat(by.join() === expected.join(), `expected the scorecards of ${expected.join(' and ')}`, seen);
  });
  await check('saveScorecard', 'life', 'a comment of white space is none', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const body = { job_id, marks: [{ criterion: 'Care', comment: ' \n ' }] };
    const refused = await client.send('saveScorecard', { id, body }, ownerSession);
    expectFieldRefused(refused, 'marks', 'no mark and a comment of white space');
  });
}

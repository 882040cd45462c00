import { scoreBands } from '@cortex/api-client/limits';
import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { candidateOf, jobOf, NOTES } from '../texts.ts';

/** The score from which on it says "Worth an interview", `x-score-bands` of the contract. */
const [{ from: VERDICT_FROM }] = scoreBands;

export async function checkDecisions({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const decide = (id: string, body: Record<string, string>) =>
    client.must('recordDecision', { id, body }, memberSession);

  await check('recordDecision', 'life', 'to hold needs no reason', async () => {
    const id = await tenant.addCandidate(memberSession);
    await decide(id, { job_id: await tenant.addJob(memberSession), decision: 'hold' });
  });
  await check(
    'listDecisions',
    'life',
    'every decision, the newest first, each with the one before',
    async () => {
      const id = await tenant.addCandidate(memberSession);
      const job_id = await tenant.addJob(memberSession);
      const made = ['hold', 'shortlist', 'hold', 'decline'];
      for (const decision of made) await decide(id, { job_id, decision, reason: `For now: ${decision}.` });
      const exchange = await client.must('listDecisions', { id }, memberSession);
      const list = listAt({ list: exchange.body }, 'list');
      const told = (name: string) => list.map((one) => textAt(one, 'decision', name) ?? 'none').join(', ');
      const order = made.toReversed().join(', ');
      expectThat(told('decision') === order, `expected the decisions ${order}`, exchange);
      const before = ['none', ...made.slice(0, -1)].toReversed().join(', ');
      expectThat(told('before') === before, `expected before to be ${before}`, exchange);
    },
  );
  await check('recordDecision', 'life', 'not on an analysis that is not the newest', async () => {
    const id = await tenant.addCandidate(memberSession);
    const job_id = await tenant.addJob(memberSession);
    await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, memberSession);
    const kept = await client.must('listAnalyses', { id }, memberSession);
    const scored_at = textAt(listAt(kept, 'body')[0], 'scored_at') ?? '';
    const before = new Date(Date.parse(scored_at) - 60_000).toISOString();
    const decideOn = (at: string) =>
      client.send('recordDecision', { id, body: { job_id, decision: 'hold', scored_at: at } }, memberSession);
    expectRefusal(await decideOn(before), 409, 'analysis_changed');
    const none = await client.must('listDecisions', { id }, memberSession);
    expectThat(listAt(none, 'body').length === 0, 'expected no decision after the refusal', none);
    expectSuccess(await decideOn(scored_at));
  });
  await check('listDecisions', 'life', 'a decision is told when its job is closed', async () => {
    const id = await tenant.addCandidate(memberSession);
    const job_id = await tenant.addJob(memberSession);
    await decide(id, { job_id, decision: 'hold' });
    await client.must('deleteJob', { id: job_id }, memberSession);
    const told = await client.must('listDecisions', { id }, memberSession);
    const stands = listAt(told, 'body').some((one) => textAt(one, 'job', 'id') === job_id);
    expectThat(stands, 'expected the decision for the job that was closed', told);
  });
  await check('listDecisions', 'life', 'a decision says what the analysis said then', async () => {
    const form = { ...candidateOf(tenant.word('decided')), notes: NOTES };
    const id = await client.mustCreate('createCandidate', { body: form }, memberSession);
    const job = jobOf(tenant.word('job'));
    const job_id = await client.mustCreate('createJob', { body: job }, memberSession);
    const analyze = () => client.must('analyzeResume', { body: { candidate_id: id, job_id } }, memberSession);
    await analyze();
    await decide(id, { job_id, decision: 'hold' });
    const read = async () => {
      const told = await client.must('listDecisions', { id }, memberSession);
      return { told, basis: JSON.stringify(at(listAt(told, 'body')[0], 'decision', 'analysis')) };
    };
    const { basis } = await read();
    const other = { ...job, description: 'You bake bread.', skills_required: 'Baking, Sourdough' };
    await client.must('updateJob', { id: job_id, body: other }, memberSession);
    await nextSecond();
    await analyze();
    const { told, basis: later } = await read();
    expectThat(later === basis, `expected the analysis that it was made on: ${basis}`, told);
  });
  await check(
    'recordDecision',
    'life',
    'against the verdict with a reason alone, and blanks are none',
    async () => {
      const id = await tenant.addCandidate(memberSession);
      const job_id = await tenant.addJob(memberSession);
      const analysis = await client.must(
        'analyzeResume',
        { body: { candidate_id: id, job_id } },
        memberSession,
      );
      const score = numberAt(analysis.body, 'fit_score') ?? 0;
      const decision = score >= VERDICT_FROM ? 'decline' : 'shortlist';
      const decideFor = (reason?: string) => {
        const body = { job_id, decision, ...(reason === undefined ? {} : { reason }) };
        return client.send('recordDecision', { id, body }, memberSession);
      };
      for (const reason of [undefined, '  '])
        expectFieldRefused(await decideFor(reason), 'reason', `none, and the score is ${score}`);
      expectSuccess(await decideFor('We know them.'));
    },
  );
  await check('recordDecision', 'life', 'whom the candidate was shared with decides, too', async () => {
    const { ownerSession, colleague, colleagueSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const body = { job_id: await tenant.addJob(colleagueSession), decision: 'hold' };
    expectSuccess(await client.send('recordDecision', { id, body }, colleagueSession));
  });
  await check('analyzeResumes', 'life', 'a decision is told everybody, whoever made it', async () => {
    const candidate_id = await tenant.addCandidate(memberSession);
    const job_id = await tenant.addJob(memberSession);
    const decision = { job_id, decision: 'hold' };
    if (!(await ifThere(() => decide(candidate_id, decision)))) return;
    for (const session of [memberSession, tenant.admin]) {
      const body = { pairs: [{ candidate_id, job_id }] };
      const answer = await client.must('analyzeResumes', { body }, session);
      const told = textAt(listAt(answer.body, 'results')[0], 'decision', 'decision');
      expectThat(told === 'hold', `expected the decision to hold for ${session.who}`, answer);
    }
  });
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

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
}

import { applicantLimits } from '@cortex/api-client/limits';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { Failure } from '../Failure.ts';
import { ifThere } from '../fallbacks.ts';
import { at, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { candidateOf, NOTES } from '../texts.ts';

const DAY_MS = 24 * 60 * 60_000;

export async function checkApplicants({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession, ownerSession, colleague, colleagueSession } = world;
  const link = async (id: string) => {
    const { body } = await client.must('createApplicantLink', { id }, memberSession);
    return (textAt({ body }, 'body', 'url') ?? '').replace(/^[^#]*#/, '');
  };
  const openBy = (token: string) => client.send('openApplication', { body: { token } }, null);

  await check('createApplicantLink', 'life', 'a new link ends the one before', async () => {
    const id = await tenant.addCandidate(memberSession);
    const before = await link(id);
    expectSuccess(await openBy(before));
    const token = await link(id);
    expectRefusal(await openBy(before), 404, 'not_found');
    expectSuccess(await openBy(token));
  });
  await check('revokeApplicantLink', 'life', 'the link opens nothing any more', async () => {
    const id = await tenant.addCandidate(memberSession);
    const token = await link(id);
    expectSuccess(await openBy(token));
    await client.must('revokeApplicantLink', { id }, memberSession);
    expectRefusal(await openBy(token), 404, 'not_found');
    expectSuccess(await client.send('revokeApplicantLink', { id }, memberSession));
  });
  await check('openApplication', 'life', 'not of a candidate who was deleted', async () => {
    const id = await tenant.addCandidate(memberSession);
    const token = await link(id);
    await client.must('deleteCandidate', { id }, memberSession);
    expectRefusal(await openBy(token), 404, 'not_found');
  });
  await check(
    'listWaitingRequests',
    'life',
    'of the own candidates, the next due first, and not once answered',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const body = { token: await link(id), kind: 'person', text: tenant.marker };
      const asked: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const sent = await client.must('sendApplicantRequest', { body }, null);
        asked.push(textAt(sent, 'body', 'id') ?? '');
      }
      const [first = '', second = ''] = asked;
      const expectListed = async (session: typeof ownerSession, ids: readonly string[], who: string) => {
        const answer = await client.must('listWaitingRequests', {}, session);
        const listed = listAt(answer, 'body').filter((one) => textAt(one, 'candidate', 'id') === id);
        const shown = listed.map((one) => textAt(one, 'id') ?? '');
        if (shown.join() !== ids.join())
          throw new Failure(
            `${who} gets ${shown.length} of this candidate’s requests (${shown.join(', ')}), and not ${ids.join(', ') || 'none'}`,
            answer,
          );
      };
      await expectListed(ownerSession, asked, 'whose candidate it is');
      await expectListed(tenant.admin, asked, 'an admin');
      await expectListed(colleagueSession, [], 'a colleague who does not own the candidate');
      await client.must(
        'answerApplicantRequest',
        { id: first, body: { answer: tenant.marker } },
        ownerSession,
      );
      await expectListed(ownerSession, [second], 'after one is answered, whose candidate it is');
    },
  );
  await check('sendApplicantRequest', 'life', 'is due after the days that the contract says', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { token: await link(id), kind: 'person', text: tenant.marker };
    const sent = await client.must('sendApplicantRequest', { body }, null);
    const [from, until] = ['created_at', 'due_at'].map((field) => Date.parse(textAt(sent.body, field) ?? ''));
    const days = ((until ?? Number.NaN) - (from ?? Number.NaN)) / DAY_MS;
    expectThat(
      Math.abs(days - applicantLimits.answerDays) < 0.01,
      `expected it to be due after ${applicantLimits.answerDays} days, not after ${days}`,
      sent,
    );
  });
  await check('listWaitingRequests', 'life', 'not of candidates that are shared with one', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const body = { token: await link(id), kind: 'person', text: tenant.marker };
    await client.must('sendApplicantRequest', { body }, null);
    const listed = await client.must('listWaitingRequests', {}, colleagueSession);
    const shown = listAt(listed, 'body').some((one) => textAt(one, 'candidate', 'id') === id);
    expectThat(!shown, 'expected no request of the candidate that was shared', listed);
  });
  await check('sendApplicantRequest', 'life', 'not of a candidate who was deleted', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { token: await link(id), kind: 'person', text: tenant.marker };
    await client.must('deleteCandidate', { id }, ownerSession);
    expectRefusal(await client.send('sendApplicantRequest', { body }, null), 404, 'not_found');
  });
  await check('openApplication', 'life', 'what was asked for last comes first', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const token = await link(id);
    for (const text of ['First.', 'Second.']) {
      await client.must('sendApplicantRequest', { body: { token, kind: 'person', text } }, null);
      await nextSecond();
    }
    const opened = await client.must('openApplication', { body: { token } }, null);
    const texts = listAt(opened.body, 'requests').map((one) => textAt(one, 'text'));
    expectThat(texts.join(' ') === 'Second. First.', 'expected the second request before the first', opened);
  });
  await check('listWaitingRequests', 'life', 'not of candidates who were deleted', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { token: await link(id), kind: 'person', text: tenant.marker };
    await client.must('sendApplicantRequest', { body }, null);
    const before = await client.must('listWaitingRequests', {}, ownerSession);
    expectThat(before.text.includes(id), 'expected the request while the candidate is there', before);
    await client.must('deleteCandidate', { id }, ownerSession);
    for (const session of [ownerSession, tenant.admin]) {
      const after = await client.must('listWaitingRequests', {}, session);
      expectThat(!after.text.includes(id), 'expected no request of a candidate who was deleted', after);
    }
  });
  await check(
    'openApplication',
    'life',
    'tells of the jobs that they are with or were decided about for',
    async () => {
      const { ownerSession: session } = world;
      const form = { ...candidateOf(tenant.word('applicant')), notes: NOTES };
      const id = await client.mustCreate('createCandidate', { body: form }, session);
      const [joined, decided, ranked] = [
        await tenant.addJob(session),
        await tenant.addJob(session),
        await tenant.addJob(session),
      ];
      for (const job_id of [joined, decided, ranked])
        await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, session);
      const stages = await ifThere(() => client.must('listStages', {}, session));
      const stage_id = textAt(listAt(stages ?? {}, 'body')[0], 'id');
      const move = { id: joined, body: { candidate_ids: [id], stage_id: stage_id ?? '' } };
      const decision = { id, body: { job_id: decided, decision: 'hold' } };
      if (!(stages && (await ifThere(() => client.must('moveApplications', move, session))))) return;
      if (!(await ifThere(() => client.must('recordDecision', decision, session)))) return;
      const opened = await client.must('openApplication', { body: { token: await link(id) } }, null);
      const told = listAt(opened.body, 'analyses').map((one) => textAt(one, 'job', 'id') ?? '');
      const right = told.toSorted().join() === [joined, decided].toSorted().join();
      expectThat(right, `expected the analyses for ${joined} and ${decided} alone`, opened);
    },
  );
  await check('answerApplicantRequest', 'life', 'another answer takes the place of the first', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const token = await link(id);
    const asked = { body: { token, kind: 'person', text: tenant.marker } };
    const sent = await client.must('sendApplicantRequest', asked, null);
    const request = textAt(sent.body, 'id') ?? '';
    for (const answer of ['We look at it.', 'A person has looked at it.']) {
      const said = await client.must(
        'answerApplicantRequest',
        { id: request, body: { answer } },
        ownerSession,
      );
      expectThat(textAt(said.body, 'answer') === answer, `expected the answer ${answer}`, said);
    }
  });
  await check('openApplication', 'life', 'an answer is told without who gave it', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const token = await link(id);
    const asked = { body: { token, kind: 'person', text: tenant.marker } };
    const sent = await client.must('sendApplicantRequest', asked, null);
    const answered = { id: textAt(sent.body, 'id') ?? '', body: { answer: 'We look at it.' } };
    if (!(await ifThere(() => client.must('answerApplicantRequest', answered, ownerSession)))) return;
    const opened = await client.must('openApplication', { body: { token } }, null);
    const [request] = listAt(opened.body, 'requests');
    expectThat(textAt(request, 'answer') === 'We look at it.', 'expected the answer', opened);
    expectThat(at(request, 'answered_by') === undefined, 'expected no answered_by', opened);
    expectThat(!opened.text.includes(world.owner.id), 'expected nothing of who answered', opened);
  });
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

export async function checkSharing({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession, recipient } = world;
  const share = (candidate_id: string, note: string, shared_with_user_id = colleague.id) => ({
    body: { candidate_id, shared_with_user_id, note },
  });
  const count = async () => {
    const { body } = await client.must('getDashboard', {}, colleagueSession);
    return numberAt(body, 'user_data', 'user_candidates') ?? Number.NaN;
  };

  await check('shareCandidate', 'life', 'whom it was shared with reads and analyses it', async () => {
    const id = await tenant.addCandidate(ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
    const before = await count();
    const shared = await client.must('shareCandidate', share(id, ''), ownerSession);
    expectThat(at(shared.body, 'candidate_id') === id, 'expected the share as it was sent', shared);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    const list = await client.must('listCandidates', {}, colleagueSession);
    expectThat(
      findById(list.body, id) !== undefined,
      `expected the shared candidate ${id} in the list`,
      list,
    );
    expectThat((await count()) === before + 1, 'expected the shared candidate to count in user_candidates');
    const job_id = await tenant.addJob(colleagueSession);
    const analysis = await client.send(
      'analyzeResume',
      { body: { candidate_id: id, job_id } },
      colleagueSession,
    );
    expectSuccess(analysis);
  });
  await check(
    'shareCandidate',
    'life',
    'the note of the newest share stands, where the list shows it',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      for (const note of ['First note.', 'Second note.']) {
        await client.must('shareCandidate', share(id, note), ownerSession);
        const list = await client.must('listCandidates', {}, colleagueSession);
        const entry = findById(list.body, id);
        const shown = at(entry, 'share_note');
        expectThat(shown === undefined || shown === note, `expected share_note to be "${note}"`, list);
        const by = textAt(entry, 'shared_by', 'id');
        expectThat(by === undefined || by === owner.id, `expected shared_by to be ${owner.id}`, list);
      }
    },
  );
  await check('listShares', 'life', 'every share that stands is listed for its owner alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, 'Have a look.'), ownerSession);
    const exchange = await client.must('listShares', { id }, ownerSession);
    const [first] = listAt(exchange, 'body');
    expectThat(textAt(first, 'shared_with', 'id') === colleague.id, 'expected the colleague', exchange);
    expectThat(textAt(first, 'note') === 'Have a look.', 'expected the note', exchange);
    expectRefusal(await client.send('listShares', { id }, colleagueSession), 403, 'not_owner');
  });
  await check('withdrawShare', 'life', 'the colleague does not see the candidate any more', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await client.must('shareCandidate', share(id, ''), ownerSession);
    const body = { candidate_id: id, shared_with_user_id: colleague.id };
    expectRefusal(await client.send('withdrawShare', { body }, colleagueSession), 403, 'not_owner');
    await client.must('withdrawShare', { body }, ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
  });
  const forbidden = ['updateCandidate', 'deleteCandidate', 'shareCandidate'];
  for (const operationId of forbidden) {
    await check(operationId, 'life', 'whom it was shared with may not', async () => {
      const id = await tenant.addCandidate(ownerSession);
      await client.must('shareCandidate', share(id, ''), ownerSession);
      const before = await tenant.records();
      const calls = {
        updateCandidate: { id, body: candidateOf(tenant.word('taken-over')) },
        deleteCandidate: { id },
        shareCandidate: share(id, '', recipient.id),
      };
      const call = Object.entries(calls).find(([name]) => name === operationId)?.[1] ?? {};
      expectRefusal(await client.send(operationId, call, colleagueSession), 403, 'not_owner');
      expectThat((await tenant.records()) === before, `a refused ${operationId} changed something`);
    });
  }
  for (const operationId of ['updateCandidate', 'deleteCandidate']) {
    await check(operationId, 'life', 'an admin may, whoever it belongs to', async () => {
      const id = await tenant.addCandidate(ownerSession);
      const body = operationId === 'updateCandidate' ? { body: candidateOf(tenant.word('edited')) } : {};
      expectSuccess(await client.send(operationId, { id, ...body }, tenant.admin));
    });
  }
  await check('shareCandidate', 'life', 'not with oneself', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const exchange = await client.send('shareCandidate', share(id, '', owner.id), ownerSession);
    expectRefusal(exchange, 422, 'validation_failed');
  });
  await check('shareCandidate', 'plan', 'on standard with admins alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await tenant.setPlan('Standard');
    try {
      const refused = await client.send('shareCandidate', share(id, ''), ownerSession);
      expectRefusal(refused, 403, 'upgrade_required');
      expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
      expectSuccess(await client.send('shareCandidate', share(id, '', recipient.id), ownerSession));
    } finally {
      await tenant.setPlan('Premium');
    }
  });
}

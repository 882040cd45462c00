import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, isRecord, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** The stages of an organization, and the candidates who move through them. */
export async function checkStages({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession, colleagueSession } = world;
  const stagesNow = async () => {
    const { body } = await client.must('listStages', {}, tenant.admin);
    return listAt({ body }, 'body').filter(isRecord);
  };
  const save = (stages: readonly object[]) => client.must('updateStages', { body: { stages } }, tenant.admin);
  const namesIn = (list: readonly unknown[]) => list.map((one) => textAt(one, 'name') ?? '').join(', ');

  await check('updateStages', 'life', 'the whole list is kept, in its order', async () => {
    const before = await stagesNow();
    const [first, ...others] = before;
    const added = { name: tenant.word('sample').slice(-40), kind: 'open' };
    // One moves to the end, a new one stands first, another has a new name.
    const renamed = others.map((stage, index) =>
      index === 0 ? { ...stage, name: tenant.word('renamed').slice(-40) } : stage,
    );
    const wanted = [added, ...renamed, ...(first ? [first] : [])];
    try {
      const answer = await save(wanted);
      expectThat(namesIn(listAt(answer, 'body')) === namesIn(wanted), `expected ${namesIn(wanted)}`, answer);
      const listed = await client.must('listStages', {}, ownerSession);
      expectThat(namesIn(listAt(listed, 'body')) === namesIn(wanted), `expected ${namesIn(wanted)}`, listed);
      for (const stage of before) {
        const kept = listAt(listed, 'body').some((one) => textAt(one, 'id') === stage.id);
        expectThat(kept, `expected the stage ${stage.id} to keep its id`, listed);
      }
    } finally {
      await save(before);
    }
  });
  await check('moveApplications', 'life', 'where one is not there nobody is moved', async () => {
    const id = await tenant.addJob(ownerSession);
    const seen = await tenant.addCandidate(ownerSession);
    const hidden = await tenant.addCandidate(colleagueSession);
    const [stage] = await stagesNow();
    for (const other of ['cnd_none', hidden]) {
      const body = { candidate_ids: [seen, other], stage_id: textAt(stage, 'id') ?? '' };
      expectRefusal(await client.send('moveApplications', { id, body }, ownerSession), 404, 'not_found');
      const listed = await client.must('listApplications', { id }, ownerSession);
      expectThat(listAt(listed, 'body').length === 0, 'expected nobody in the job', listed);
    }
  });
  await check('listCandidateApplications', 'life', 'a move tells the names that the stages had', async () => {
    const before = await stagesNow();
    const [first, second, ...others] = before;
    const job = await tenant.addJob(ownerSession);
    const id = await tenant.addCandidate(ownerSession);
    const move = (stage_id?: string) =>
      client.must(
        'moveApplications',
        { id: job, body: { candidate_ids: [id], ...(stage_id ? { stage_id } : {}) } },
        ownerSession,
      );
    await move(textAt(first, 'id'));
    await move(textAt(second, 'id'));
    try {
      await save([first ?? {}, { ...second, name: tenant.word('later').slice(-40) }, ...others]);
      const listed = await client.must('listCandidateApplications', { id }, ownerSession);
      const [application] = listAt(listed, 'body');
      const moves = listAt(application, 'moves').map(
        (one) => `${at(one, 'from') ?? ''} > ${at(one, 'to') ?? ''}`,
      );
      const expected = [
        `${textAt(first, 'name')} > ${textAt(second, 'name')}`,
        ` > ${textAt(first, 'name')}`,
      ];
      expectThat(
        moves.join('; ') === expected.join('; '),
        `expected the moves ${expected.join('; ')}`,
        listed,
      );
    } finally {
      await save(before);
    }
    expectSuccess(await move());
  });
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, findById, isRecord, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { jobOf } from '../texts.ts';

/** The stages of an organization, and the candidates who move through them. */
export async function checkStages({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger, ownerSession, colleagueSession } = world;
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
  await check('listApplications', 'life', 'who came into their stage last comes first', async () => {
    const id = await tenant.addJob(ownerSession);
    const [first = '', second = ''] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
    const [one, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const move = async (candidate: string, stage_id: string) => {
      const body = { candidate_ids: [candidate], stage_id };
      await client.must('moveApplications', { id, body }, ownerSession);
      await nextSecond();
    };
    await move(one, first);
    await move(other, first);
    await move(one, second);
    const listed = await client.must('listApplications', { id }, ownerSession);
    const came = listAt(listed, 'body').map((each) => textAt(each, 'candidate', 'id'));
    expectThat(came.join() === `${one},${other}`, `expected ${one} before ${other}`, listed);
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

  await check('moveApplications', 'life', 'an undo leaves all as it was before the move', async () => {
    const [first, second] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
    const id = await tenant.addJob(ownerSession);
    const candidate = await tenant.addCandidate(ownerSession);
    const move = (to: { stage_id?: string; undo?: boolean }) =>
      client.must('moveApplications', { id, body: { candidate_ids: [candidate], ...to } }, ownerSession);
    const read = async () => {
      const listed = await client.must('listApplications', { id }, ownerSession);
      const [card] = listAt(listed, 'body');
      return {
        listed,
        card: ['stage_id', 'since', 'added_at'].map((field) => textAt(card, field)).join(' '),
      };
    };
    await move({ stage_id: first ?? '' });
    const { card: before } = await read();
    for (const to of [{ stage_id: second ?? '' }, {}]) {
      await move(to);
      await move({ stage_id: first ?? '', undo: true });
      const { card, listed } = await read();
      expectThat(card === before, `expected the stage, since and added_at ${before}, not ${card}`, listed);
    }
    const funnel = await client.must('getFunnel', { id }, ownerSession);
    const reached = listAt(funnel.body, 'stages').find((one) => textAt(one, 'stage_id') === second);
    expectThat(at(reached, 'reached') === 0, `expected that nobody reached the stage ${second}`, funnel);
  });
  await check('getFunnel', 'life', 'who was taken off the job has reached a stage all the same', async () => {
    const stage_id = textAt((await stagesNow())[1], 'id') ?? '';
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    await client.must('moveApplications', { id, body: { candidate_ids, stage_id } }, ownerSession);
    await client.must('moveApplications', { id, body: { candidate_ids } }, ownerSession);
    const funnel = await client.must('getFunnel', { id }, ownerSession);
    const told = listAt(funnel.body, 'stages').find((one) => textAt(one, 'stage_id') === stage_id);
    expectThat(
      at(told, 'now') === 0 && at(told, 'reached') === 1,
      'expected nobody to be in the stage now, and one to have reached it',
      funnel,
    );
  });
  await check('getSourceFigures', 'life', 'a candidate who was deleted counts no more', async () => {
    // In the other organization nobody else moves anybody meanwhile.
    const session = stranger.admin;
    const read = async () => {
      const figures = await client.must('getSourceFigures', {}, session);
      const own = listAt(figures.body, 'sources').find((each) => textAt(each, 'source') === 'colleague');
      return { figures, count: at(own, 'applications') };
    };
    const { count: before } = await read();
    const id = await stranger.addCandidate(session);
    const [stage] = listAt(await client.must('listStages', {}, session), 'body');
    const body = { candidate_ids: [id], stage_id: textAt(stage, 'id') ?? '' };
    await client.must('moveApplications', { id: await stranger.addJob(session), body }, session);
    await client.must('deleteCandidate', { id }, session);
    const { count, figures } = await read();
    expectThat(count === before, `expected ${before} applications by colleagues as before`, figures);
  });
  await check('getFunnel', 'life', 'of the candidates that the caller sees', async () => {
    const stage_id = textAt((await stagesNow())[0], 'id') ?? '';
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(tenant.admin)];
    await client.must('moveApplications', { id, body: { candidate_ids, stage_id } }, tenant.admin);
    for (const [session, count] of [
      [tenant.admin, 1],
      [ownerSession, 0],
    ] as const) {
      const funnel = await client.must('getFunnel', { id }, session);
      const told = listAt(funnel.body, 'stages').find((one) => textAt(one, 'stage_id') === stage_id);
      const isRight = at(told, 'now') === count && at(told, 'reached') === count;
      expectThat(isRight, `expected ${count} in the stage for ${session.who}`, funnel);
    }
  });
  await check('moveApplications', 'life', 'who is in the stage already stays there since when', async () => {
    const stage_id = textAt((await stagesNow())[0], 'id') ?? '';
    const id = await tenant.addJob(ownerSession);
    const body = { candidate_ids: [await tenant.addCandidate(ownerSession)], stage_id };
    await client.must('moveApplications', { id, body }, ownerSession);
    const before = await client.must('listApplications', { id }, ownerSession);
    await nextSecond();
    const again = await client.must('moveApplications', { id, body }, ownerSession);
    expectThat(listAt(again.body, 'changes').length === 0, 'expected no changes', again);
    const after = await client.must('listApplications', { id }, ownerSession);
    expectThat(after.text === before.text, 'expected the list to be as it was', after);
  });
  const readColleagues = async () => {
    const figures = await client.must('getSourceFigures', {}, stranger.admin);
    const own = listAt(figures.body, 'sources').find((each) => textAt(each, 'source') === 'colleague');
    return { figures, count: Number(at(own, 'applications')) };
  };
  await check('getSourceFigures', 'life', 'a job that is closed counts all the same', async () => {
    const session = stranger.admin;
    const { count: before } = await readColleagues();
    const [stage] = listAt(await client.must('listStages', {}, session), 'body');
    const id = await stranger.addJob(session);
    const candidate_ids = [await stranger.addCandidate(session)];
    const body = { candidate_ids, stage_id: textAt(stage, 'id') ?? '' };
    await client.must('moveApplications', { id, body }, session);
    await client.must('deleteJob', { id }, session);
    const { count, figures } = await readColleagues();
    expectThat(count === before + 1, `expected ${before + 1} applications by colleagues`, figures);
  });
  await check(
    'listApplicationCounts',
    'life',
    'who comes to a job counts, and is new until moved on',
    async () => {
      const job_id = await tenant.addJob(ownerSession);
      const [first = '', second = ''] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
      const expectCounts = async (candidates: number | undefined, inFirst: number | undefined) => {
        const counts = await client.must('listApplicationCounts', {}, ownerSession);
        const own = listAt(counts, 'body').find((one) => textAt(one, 'job_id') === job_id);
        expectThat(
          at(own, 'candidates') === candidates && at(own, 'in_first_stage') === inFirst,
          `expected ${candidates ?? 'no'} candidates of ${job_id}, ${inFirst ?? 0} of them in the first stage`,
          counts,
        );
      };
      await expectCounts(undefined, undefined);
      const [one, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
      const move = (candidate_ids: string[], stage_id: string) =>
        client.must('moveApplications', { id: job_id, body: { candidate_ids, stage_id } }, ownerSession);
      await move([one, other], first);
      await move([one], second);
      await expectCounts(2, 1);
      await client.must('deleteCandidate', { id: other }, ownerSession);
      await expectCounts(1, 0);
      const strange = await client.must('listApplicationCounts', {}, colleagueSession);
      expectThat(!strange.text.includes(job_id), `expected no job ${job_id} of a colleague`, strange);
    },
  );
  await check('updateStages', 'life', 'two stages may change their names with each other', async () => {
    const before = await stagesNow();
    const [first, second, ...others] = before;
    const wanted = [{ ...first, name: second?.name }, { ...second, name: first?.name }, ...others];
    try {
      const saved = await client.send('updateStages', { body: { stages: wanted } }, tenant.admin);
      expectSuccess(saved);
      expectThat(namesIn(listAt(saved, 'body')) === namesIn(wanted), `expected ${namesIn(wanted)}`, saved);
    } finally {
      await save(before);
    }
  });
  await check('listApplications', 'life', 'the fit score is that of the newest analysis', async () => {
    const [stage] = await stagesNow();
    const form = jobOf(tenant.word('job'));
    const id = await client.mustCreate('createJob', { body: form }, ownerSession);
    const candidate_id = await tenant.addCandidate(ownerSession);
    const move = { candidate_ids: [candidate_id], stage_id: textAt(stage, 'id') ?? '' };
    await client.must('moveApplications', { id, body: move }, ownerSession);
    const expectScore = async () => {
      const body = { candidate_id, job_id: id };
      const analysis = await client.must('analyzeResume', { body }, ownerSession);
      const listed = await client.must('listApplications', { id }, ownerSession);
      const told = at(listAt(listed, 'body')[0], 'fit_score');
      const score = at(analysis.body, 'fit_score');
      expectThat(told === undefined || told === score, `expected the fit_score ${score}`, listed);
    };
    await expectScore();
    const changed = { ...form, description: 'You bake bread.', skills_required: 'Baking, Sourdough' };
    await client.must('updateJob', { id, body: changed }, ownerSession);
    await expectScore();
  });
  await check('getFunnel', 'life', 'who came into a stage twice reached it once', async () => {
    const [first, second] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    for (const stage_id of [first, second, first, second])
      await client.must(
        'moveApplications',
        { id, body: { candidate_ids, stage_id: stage_id ?? '' } },
        ownerSession,
      );
    const funnel = await client.must('getFunnel', { id }, ownerSession);
    for (const stage of [first, second]) {
      const told = listAt(funnel.body, 'stages').find((one) => textAt(one, 'stage_id') === stage);
      expectThat(at(told, 'reached') === 1, `expected one to have reached the stage ${stage}`, funnel);
    }
  });
  await check('getSourceFigures', 'life', 'who was taken off a job and came again counts once', async () => {
    // In the other organization nobody else moves anybody meanwhile.
    const session = stranger.admin;
    const { count: before } = await readColleagues();
    const [stage] = listAt(await client.must('listStages', {}, session), 'body');
    const id = await stranger.addJob(session);
    const candidate_ids = [await stranger.addCandidate(session)];
    const stage_id = textAt(stage, 'id') ?? '';
    for (const to of [stage_id, undefined, stage_id]) {
      const body = { candidate_ids, ...(to === undefined ? {} : { stage_id: to }) };
      await client.must('moveApplications', { id, body }, session);
    }
    const { count, figures } = await readColleagues();
    expectThat(count === before + 1, `expected ${before + 1} applications by colleagues`, figures);
  });
  await check('updateStages', 'life', 'a stage that everybody has left may go', async () => {
    const before = await stagesNow();
    const added = { name: tenant.word('left').slice(-40), kind: 'open' };
    const saved = await save([...before, added]);
    const stage_id = textAt(listAt(saved, 'body').at(-1), 'id') ?? '';
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    const move = (to: { stage_id?: string }) =>
      client.must('moveApplications', { id, body: { candidate_ids, ...to } }, ownerSession);
    const remove = () => client.send('updateStages', { body: { stages: before } }, tenant.admin);
    try {
      await move({ stage_id });
      expectRefusal(await remove(), 409, 'stage_in_use');
      await move({});
    } finally {
      expectSuccess(await remove());
    }
  });
  await check('updateStages', 'life', 'a stage may come to mean something else', async () => {
    const before = await stagesNow();
    const name = tenant.word('kind').slice(-40);
    const saved = await save([...before, { name, kind: 'open' }]);
    const id = textAt(listAt(saved, 'body').at(-1), 'id') ?? '';
    try {
      await save([...before, { id, name, kind: 'turned_down' }]);
      const listed = await client.must('listStages', {}, ownerSession);
      const kind = textAt(findById(listed.body, id), 'kind');
      expectThat(kind === 'turned_down', `expected ${name} to be turned_down, not ${kind}`, listed);
    } finally {
      await save(before);
    }
  });
  await check('listApplications', 'life', 'a move leaves when the candidate came to the job', async () => {
    const [first = '', second = ''] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    const cameAfter = async (stage_id: string) => {
      await client.must('moveApplications', { id, body: { candidate_ids, stage_id } }, ownerSession);
      const listed = await client.must('listApplications', { id }, ownerSession);
      return { listed, came: textAt(listAt(listed, 'body')[0], 'added_at') };
    };
    const { came: before } = await cameAfter(first);
    await nextSecond();
    const { came, listed } = await cameAfter(second);
    expectThat(came === before, `expected added_at to stay ${before}`, listed);
  });
  await check('moveApplications', 'life', 'an undo does not take back what a colleague moved', async () => {
    const [first = '', second = ''] = (await stagesNow()).map((stage) => textAt(stage, 'id') ?? '');
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    const move = (to: { stage_id: string; undo?: boolean }, session: typeof ownerSession) =>
      client.must('moveApplications', { id, body: { candidate_ids, ...to } }, session);
    await move({ stage_id: first }, ownerSession);
    await move({ stage_id: second }, tenant.admin);
    await move({ stage_id: first, undo: true }, ownerSession);
    const funnel = await client.must('getFunnel', { id }, ownerSession);
    const told = listAt(funnel.body, 'stages').find((one) => textAt(one, 'stage_id') === second);
    const stands = at(told, 'reached') === 1;
    expectThat(stands, `expected the stage ${second} to be reached, as an admin moved them there`, funnel);
  });
  await check('moveApplications', 'life', 'nothing changes of who is not with the job', async () => {
    const id = await tenant.addJob(ownerSession);
    const body = { candidate_ids: [await tenant.addCandidate(ownerSession)] };
    const answer = await client.send('moveApplications', { id, body }, ownerSession);
    expectSuccess(answer);
    expectThat(listAt(answer.body, 'changes').length === 0, 'expected no changes', answer);
  });
  await check('listApplicationCounts', 'life', 'the first stage is the one that is first now', async () => {
    const before = await stagesNow();
    const [first, second, ...others] = before;
    const id = await tenant.addJob(ownerSession);
    const candidate_ids = [await tenant.addCandidate(ownerSession)];
    const body = { candidate_ids, stage_id: textAt(first, 'id') ?? '' };
    await client.must('moveApplications', { id, body }, ownerSession);
    await save([second ?? {}, first ?? {}, ...others]);
    try {
      const counts = await client.must('listApplicationCounts', {}, ownerSession);
      const own = listAt(counts, 'body').find((one) => textAt(one, 'job_id') === id);
      const isRight = at(own, 'candidates') === 1 && at(own, 'in_first_stage') === 0;
      expectThat(isRight, `expected one candidate of ${id}, who is in the second stage now`, counts);
    } finally {
      await save(before);
    }
  });
}

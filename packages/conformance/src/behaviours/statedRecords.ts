import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '../Client.ts';
import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { at, findById, isRecord, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { NOTES } from '../texts.ts';

/** Long enough that what comes next has another time. */
const later = () => pause(20);

/** Sentences of the contract about what people keep of a candidate: notes, tags, stages, decisions, scorecards. */
export async function checkStatedRecords({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession } = world;
  const { admin } = tenant;
  const shared = async () => {
    const id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body }, ownerSession);
    return id;
  };
  const stagesNow = async () => {
    const { body } = await client.must('listStages', {}, admin);
    return listAt({ body }, 'body').filter(isRecord);
  };
  const write = (id: string, text: string, session: Session, further = {}) =>
    client.must('createCandidateNote', { id, body: { text, ...further } }, session);
  const notesOf = async (id: string, session: Session) => {
    const exchange = await client.must('listCandidateNotes', { id }, session);
    return { exchange, notes: listAt(exchange, 'body') };
  };
  const tag = (id: string, tags: readonly string[], session = ownerSession) =>
    client.send('setCandidateTags', { id, body: { tags } }, session);
  const tagsOf = async (id: string, session: Session) => {
    const exchange = await client.must('getCandidate', { id }, session);
    return { exchange, tags: listAt(exchange.body, 'tags').join() };
  };
  const move = (id: string, candidate_ids: readonly string[], stage_id?: unknown, session = ownerSession) =>
    client.must(
      'moveApplications',
      { id, body: { candidate_ids, ...(stage_id === undefined ? {} : { stage_id: String(stage_id) }) } },
      session,
    );

  await check(
    'listCandidateNotes',
    'life',
    'the newest first, each by who wrote it, and theirs to delete',
    async () => {
      const id = await shared();
      await write(id, 'First line.\nSecond line.', ownerSession);
      await later();
      await write(id, 'Of the colleague.', colleagueSession, { mentions: [owner.id] });
      for (const [session, may] of [
        [ownerSession, 'false,true'],
        [colleagueSession, 'true,false'],
        [admin, 'true,true'],
      ] as const) {
        const { exchange, notes } = await notesOf(id, session);
        const texts = notes.map((note) => textAt(note, 'text'));
        const inOrder = texts.join() === 'Of the colleague.,First line.\nSecond line.';
        expectThat(inOrder, 'expected both notes, the newest first', exchange);
        const writers = notes.map((note) => textAt(note, 'by', 'id')).join();
        expectThat(writers === `${colleague.id},${owner.id}`, 'expected each by who wrote it', exchange);
        const told = notes.map((note) => String(at(note, 'can_delete'))).join();
        expectThat(told === may, `expected can_delete to be ${may} for ${session.who}`, exchange);
        const [mentioned] = listAt(notes[0], 'mentions');
        expectFields(exchange, mentioned, { id: owner.id, full_name: owner.fullName });
      }
    },
  );
  await check(
    'deleteCandidateNote',
    'life',
    'it is in no list and no search, and the others stay',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const [gone, stays] = [tenant.word('erased'), tenant.word('kept')];
      const first = await write(id, gone, ownerSession);
      await write(id, stays, ownerSession);
      await client.must('deleteCandidateNote', { id: textAt(first.body, 'id') ?? '' }, ownerSession);
      const { exchange, notes } = await notesOf(id, ownerSession);
      expectThat(
        notes.map((note) => textAt(note, 'text')).join() === stays,
        'expected the other note',
        exchange,
      );
      const found = await client.must('searchNotes', { body: { text: gone } }, ownerSession);
      expectThat(listAt(found, 'body').length === 0, 'expected no note that was deleted', found);
    },
  );
  await check('searchNotes', 'life', 'the newest first, each with its candidate', async () => {
    const word = tenant.word('found');
    const ids = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    for (const id of ids) {
      await write(id, `About ${word}.`, ownerSession);
      await later();
    }
    const found = await client.must('searchNotes', { body: { text: word.toUpperCase() } }, ownerSession);
    const told = listAt(found, 'body').map((one) => textAt(one, 'candidate', 'id'));
    expectThat(told.join() === ids.toReversed().join(), `expected ${ids[1]} before ${ids[0]}`, found);
  });
  await check(
    'setCandidateTags',
    'life',
    'all tags in their order, for everybody who sees the candidate',
    async () => {
      const id = await shared();
      for (const [tags, session] of [
        [['Zoé', 'abroad', '10 years'], ownerSession],
        [['part time'], colleagueSession],
        [[], ownerSession],
      ] as const) {
        expectSuccess(await tag(id, tags, session));
        for (const reader of [ownerSession, colleagueSession, admin]) {
          const { exchange, tags: told } = await tagsOf(id, reader);
          expectThat(told === tags.join(), `expected the tags ${tags.join()} for ${reader.who}`, exchange);
          const list = await client.must('listCandidates', {}, reader);
          const listed = listAt(findById(list.body, id), 'tags').join();
          expectThat(listed === tags.join(), `expected the tags ${tags.join()} in the list`, list);
        }
      }
    },
  );
  await check('setCandidateTags', 'life', 'two of one word are refused, and the tags stay', async () => {
    const id = await tenant.addCandidate(ownerSession);
    expectSuccess(await tag(id, ['abroad', 'part time']));
    expectFieldRefused(await tag(id, ['other', 'Abroad', 'ABROAD']), 'tags', 'twice of one word');
    const { exchange, tags } = await tagsOf(id, ownerSession);
    expectThat(tags === 'abroad,part time', 'expected the tags as they were', exchange);
  });
  await check('updateStages', 'life', 'what is refused leaves the stages as they are', async () => {
    const before = await stagesNow();
    const id = await tenant.addJob(ownerSession);
    const [used, ...others] = before;
    await move(id, [await tenant.addCandidate(ownerSession)], used?.id);
    const save = (stages: readonly object[]) => client.send('updateStages', { body: { stages } }, admin);
    const twice = { name: String(used?.name).toUpperCase(), kind: 'open' };
    expectFieldRefused(await save([...before, twice]), 'stages', 'twice of one name');
    const unknown = { id: 'stg_none', name: tenant.word('none').slice(-40), kind: 'open' };
    expectFieldRefused(await save([...before, unknown]), 'stages', 'with an id that there is not');
    const renamed = others.map((stage) => ({ ...stage, name: `${stage.name}!`.slice(-40) }));
    expectRefusal(await save(renamed), 409, 'stage_in_use');
    for (const session of [admin, ownerSession]) {
      const list = await client.must('listStages', {}, session);
      const same = JSON.stringify(list.body) === JSON.stringify(before);
      expectThat(same, `expected the stages as they were, for ${session.who}`, list);
    }
  });
  await check('moveApplications', 'life', 'the answer names who moved, from where to where', async () => {
    const id = await tenant.addJob(ownerSession);
    const [one, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const [first, second] = (await stagesNow()).map((stage) => stage.id);
    const steps: [readonly string[], unknown, string][] = [
      [[one], first, `${one} from none to ${first}`],
      [[one, other], first, `${other} from none to ${first}`],
      [[one], second, `${one} from ${first} to ${second}`],
      [[one], undefined, `${one} from ${second} to none`],
      [[one], undefined, ''],
    ];
    for (const [ids, stage, expected] of steps) {
      const exchange = await move(id, ids, stage);
      const told = listAt(exchange.body, 'changes').map((change) => {
        const [from, to] = [textAt(change, 'from') ?? 'none', textAt(change, 'to') ?? 'none'];
        return `${textAt(change, 'candidate_id')} from ${from} to ${to}`;
      });
      expectThat(told.join() === expected, `expected ${expected || 'no change'}`, exchange);
    }
    const list = await client.must('listApplications', { id }, ownerSession);
    const there = listAt(list, 'body').map((each) => textAt(each, 'candidate', 'id'));
    expectThat(there.join() === other, `expected ${other} alone with the job`, list);
    const jobs = await client.must('listCandidateApplications', { id: one }, ownerSession);
    expectThat(listAt(jobs, 'body').length === 0, 'expected no job of who was taken off', jobs);
  });
  await check('listApplications', 'life', 'tells who moved whom, and what was decided last', async () => {
    const candidate = await shared();
    const id = await tenant.addJob(ownerSession);
    const [first, second] = (await stagesNow()).map((stage) => stage.id);
    await move(id, [candidate], first);
    const read = async () => {
      const exchange = await client.must('listApplications', { id }, ownerSession);
      return { exchange, entry: listAt(exchange, 'body')[0] };
    };
    const added = await read();
    expectThat(textAt(added.entry, 'by', 'id') === owner.id, 'expected it by who added them', added.exchange);
    expectThat(
      at(added.entry, 'source') === undefined,
      'expected no source, as a colleague added them',
      added.exchange,
    );
    expectThat(
      at(added.entry, 'fit_score') === undefined,
      'expected no score, as nothing is kept',
      added.exchange,
    );
    await move(id, [candidate], second, admin);
    const moved = await read();
    expectThat(textAt(moved.entry, 'stage_id') === second, 'expected the second stage', moved.exchange);
    expectThat(textAt(moved.entry, 'by', 'id') !== owner.id, 'expected it by who moved them', moved.exchange);
    for (const decision of ['shortlist', 'hold'])
      await client.must('recordDecision', { id: candidate, body: { job_id: id, decision } }, ownerSession);
    const { exchange, entry } = await read();
    const told = textAt(entry, 'decision', 'decision') ?? 'hold';
    expectThat(told === 'hold', 'expected the decision that stands', exchange);
  });
  await check('listApplications', 'life', 'of the candidates that the caller sees alone', async () => {
    const [candidate, other] = [await shared(), await tenant.addCandidate(ownerSession)];
    const id = await tenant.addJob(colleagueSession);
    const [first] = await stagesNow();
    await move(id, [candidate, other], first?.id, admin);
    const list = await client.must('listApplications', { id }, colleagueSession);
    const told = listAt(list, 'body').map((each) => textAt(each, 'candidate', 'id'));
    expectThat(told.join() === candidate, `expected ${candidate} alone`, list);
    const counts = await client.must('listApplicationCounts', {}, colleagueSession);
    const count = listAt(counts, 'body').find((each) => textAt(each, 'job_id') === id);
    expectThat(numberAt(count, 'candidates') === 1, 'expected one candidate with the job', counts);
  });
  await check(
    'recordDecision',
    'life',
    'what was decided before stays on record, and is told with the next',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const job_id = await tenant.addJob(ownerSession);
      const decisions = ['hold', 'shortlist'];
      for (const decision of decisions)
        await client.must(
          'recordDecision',
          { id, body: { job_id, decision, reason: `To ${decision}.` } },
          ownerSession,
        );
      const exchange = await client.must('listDecisions', { id }, ownerSession);
      const told = listAt(exchange, 'body').map((one) => textAt(one, 'decision', 'decision'));
      expectThat(told.join() === 'shortlist,hold', 'expected both decisions, the newest first', exchange);
      const [newest, first] = listAt(exchange, 'body');
      expectThat(
        textAt(newest, 'decision', 'before') === 'hold',
        'expected what was decided before',
        exchange,
      );
      expectThat(
        at(first, 'decision', 'before') === undefined,
        'expected nothing before the first',
        exchange,
      );
      expectThat(textAt(newest, 'decision', 'reason') === 'To shortlist.', 'expected the reason', exchange);
      expectThat(textAt(newest, 'by', 'id') === owner.id, 'expected it by who decided', exchange);
    },
  );
  await check('saveScorecard', 'life', 'marks stay in their order, and a criterion stands once', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const save = (marks: readonly object[]) =>
      client.send('saveScorecard', { id, body: { job_id, marks } }, ownerSession);
    const marks = [
      { criterion: 'Speed', mark: 4 },
      { criterion: 'Care', comment: 'Checks twice.' },
    ];
    expectSuccess(await save(marks));
    expectFieldRefused(
      await save([...marks, { criterion: 'CARE', mark: 1 }]),
      'marks',
      'twice of one criterion',
    );
    const listed = await client.must('listScorecards', { id, query: { job_id } }, ownerSession);
    const own = JSON.stringify(
      listAt(listed.body, 'own', 'marks').map((one) => Object.entries(Object(one)).toSorted()),
    );
    const sent = JSON.stringify(marks.map((one) => Object.entries(one).toSorted()));
    expectThat(own === sent, 'expected the marks as they were first saved', listed);
    expectThat(at(listed.body, 'own', 'changed_at') === undefined, 'expected no changed_at yet', listed);
  });
  await check('openApplication', 'life', 'tells no notes, no score and no decision', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const [first] = await stagesNow().catch(() => []);
    if (first) await move(job_id, [id], first.id);
    await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, ownerSession);
    const { body } = await client.must('createApplicantLink', { id }, ownerSession);
    const token = (textAt(body, 'url') ?? '').replace(/^[^#]*#/, '');
    const exchange = await client.must('openApplication', { body: { token } }, null);
    for (const [about, word] of [
      ['notes', NOTES],
      ['score', '"fit_score"'],
      ['recommendation', '"recommendation"'],
      ['person of the organization', owner.fullName],
    ] as const)
      expectThat(!exchange.text.includes(word), `expected no ${about}`, exchange);
  });
  await check(
    'answerApplicantRequest',
    'life',
    'is told with who answered it, and waits no more',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const { body } = await client.must('createApplicantLink', { id }, ownerSession);
      const token = (textAt(body, 'url') ?? '').replace(/^[^#]*#/, '');
      const asked = [];
      for (const text of ['First.', 'Second.']) {
        const form = { token, kind: 'person', text };
        asked.push(await client.mustCreate('sendApplicantRequest', { body: form }, ownerSession));
        await later();
      }
      const [first = '', second] = asked;
      await client.must(
        'answerApplicantRequest',
        { id: first, body: { answer: 'We looked.' } },
        ownerSession,
      );
      const exchange = await client.must('listApplicantRequests', { id }, ownerSession);
      const requests = listAt(exchange.body, 'requests');
      const order = requests.map((one) => textAt(one, 'id')).join();
      expectThat(
        order === `${second},${first}`,
        'expected the one that waits before the answered one',
        exchange,
      );
      expectFields(exchange, requests[1], { answer: 'We looked.', text: 'First.' });
      expectThat(textAt(requests[1], 'answered_by', 'id') === owner.id, 'expected who answered', exchange);
      expectThat(at(requests[0], 'answer') === undefined, 'expected no answer of the other one', exchange);
    },
  );
  await check('readResume', 'life', 'nothing is kept of it', async () => {
    const before = await tenant.records();
    const file = resumeFile('word-document.docx');
    await client.must('readResume', { body: { resume_file: file } }, ownerSession);
    expectThat((await tenant.records()) === before, 'expected no record of a resume that was read alone');
  });
}

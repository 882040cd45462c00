import type { Session } from '../Client.ts';
import type { Exchange } from '../Exchange.ts';
import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { candidateOf } from '../texts.ts';

/** What people do together about a candidate: notes, mails, scorecards, stages, and two records of one person. */
export async function checkTeamwork({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession } = world;
  const notesOf = (id: string, session: Session) => client.must('listCandidateNotes', { id }, session);
  const textsIn = ({ body }: Exchange) =>
    listAt({ list: body }, 'list').map((one) => textAt(one, 'text') ?? '');
  const write = (id: string, text: string, session: Session, mentions?: string[]) =>
    client.send('createCandidateNote', { id, body: { text, ...(mentions ? { mentions } : {}) } }, session);
  const share = (candidate_id: string) =>
    client.must(
      'shareCandidate',
      { body: { candidate_id, shared_with_user_id: colleague.id, note: '' } },
      ownerSession,
    );

  await check(
    'createCandidateNote',
    'life',
    'whom the candidate was shared with reads it, and answers',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      expectSuccess(await write(id, 'First.', ownerSession));
      expectRefusal(await client.send('listCandidateNotes', { id }, colleagueSession), 404, 'not_found');
      await share(id);
      expectSuccess(await write(id, 'Second.', colleagueSession));
      const list = await notesOf(id, ownerSession);
      const told = textsIn(list).toSorted().join(' ');
      expectThat(told === 'First. Second.', 'expected both notes', list);
      const mine = listAt({ list: list.body }, 'list').find((one) => textAt(one, 'text') === 'Second.');
      expectThat(textAt(mine, 'by', 'id') === colleague.id, `expected the author ${colleague.id}`, list);
      expectThat(
        at(mine, 'can_delete') === false,
        'expected can_delete to be false for a note of somebody else',
        list,
      );
      const gone = await client.send('deleteCandidateNote', { id: textAt(mine, 'id') ?? '' }, ownerSession);
      expectRefusal(gone, 403, 'not_owner');
    },
  );
  await check(
    'createCandidateNote',
    'life',
    'nobody is mentioned who does not see the candidate',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const refused = await write(id, 'Look.', ownerSession, [colleague.id]);
      expectFieldRefused(refused, 'mentions', 'somebody who does not see the candidate');
      expectThat(
        textsIn(await notesOf(id, ownerSession)).length === 0,
        'expected no note after the refusal',
        refused,
      );
      await share(id);
      const written = await write(id, 'Look.', ownerSession, [colleague.id]);
      expectSuccess(written);
      const [mentioned] = listAt(written.body, 'mentions');
      expectThat(
        textAt(mentioned, 'id') === colleague.id,
        `expected the mention of ${colleague.id}`,
        written,
      );
    },
  );
  await check('deleteCandidateNote', 'life', 'by who wrote it and by admins alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    if (await ifThere(() => share(id))) {
      const theirs = textAt((await write(id, 'Theirs.', colleagueSession)).body, 'id') ?? '';
      expectRefusal(await client.send('deleteCandidateNote', { id: theirs }, ownerSession), 403, 'not_owner');
      expectSuccess(await client.send('deleteCandidateNote', { id: theirs }, colleagueSession));
    }
    for (const session of [ownerSession, tenant.admin]) {
      const note = textAt((await write(id, 'For now.', ownerSession)).body, 'id') ?? '';
      expectSuccess(await client.send('deleteCandidateNote', { id: note }, session));
      const list = await notesOf(id, ownerSession);
      expectThat(textsIn(list).length === 0, 'expected the note to be gone', list);
    }
  });
  await check('searchNotes', 'life', 'finds all words, of what one sees alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const word = tenant.word('crane');
    expectSuccess(await write(id, `Drove the ${word.toUpperCase()} in Lund.`, ownerSession));
    const find = (text: string, session: Session) => client.must('searchNotes', { body: { text } }, session);
    const found = await find(`lund ${word}`, ownerSession);
    const [first] = listAt({ list: found.body }, 'list');
    expectThat(textAt(first, 'candidate', 'id') === id, `expected a note about ${id}`, found);
    for (const [text, session] of [
      [`${word} oslo`, ownerSession],
      [word, colleagueSession],
    ] as const) {
      const none = await find(text, session);
      expectThat(listAt({ list: none.body }, 'list').length === 0, 'expected nothing to be found', none);
    }
    await client.must('deleteCandidate', { id }, ownerSession);
    const gone = await find(word, ownerSession);
    expectThat(listAt(gone, 'body').length === 0, 'expected nothing of a deleted candidate', gone);
  });
  await check(
    'sendCandidateMail',
    'life',
    'the copy stands among the notes, with its interview',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const interview = { starts_at: '2031-05-06T07:30:00Z', minutes: 30, place: 'Room 2' };
      const body = { subject: 'Hello\r\nBcc: all@example.com', text: 'Let us talk.', interview };
      const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
      const subject = textAt(sent.body, 'mail', 'subject') ?? '';
      expectThat(
        !/[\r\n]/.test(subject) && subject.startsWith('Hello'),
        'expected a subject of one line',
        sent,
      );
      const starts = Date.parse(textAt(sent.body, 'mail', 'interview', 'starts_at') ?? '');
      expectThat(starts === Date.parse(interview.starts_at), `expected ${interview.starts_at}`, sent);
      const list = await notesOf(id, ownerSession);
      const copy = findById(list.body, textAt(sent.body, 'id') ?? '');
      expectThat(textAt(copy, 'text') === body.text, 'expected the copy among the notes', list);
      expectThat(textAt(copy, 'by', 'id') === owner.id, `expected the author ${owner.id}`, list);
    },
  );
  await check(
    'updateMailTemplates',
    'life',
    'all or none, no two of one name, and the same for everybody',
    async () => {
      const template = (name: string) => ({ name, subject: 'About {job}', text: 'Dear {candidate}' });
      const [one, other] = [template(tenant.word('first')), template(tenant.word('second'))];
      const put = (templates: object[]) =>
        client.send('updateMailTemplates', { body: { templates } }, ownerSession);
      const empty = await put([]);
      expectSuccess(empty);
      expectThat(listAt(empty.body, 'templates').length === 0, 'expected no templates', empty);
      const none = await client.must('listMailTemplates', {}, colleagueSession);
      expectThat(listAt(none.body, 'templates').length === 0, 'expected no templates', none);
      expectSuccess(await put([other, one]));
      expectFieldRefused(
        await put([one, template(one.name.toUpperCase())]),
        'templates',
        'twice of one name',
      );
      const list = await client.must('listMailTemplates', {}, colleagueSession);
      const names = listAt(list.body, 'templates').map((each) => textAt(each, 'name') ?? '');
      expectThat(
        names.join() === [other.name, one.name].join(),
        'expected the templates in their order',
        list,
      );
      expectThat(
        textAt(list.body, 'sender') === colleague.fullName,
        `expected the sender ${colleague.fullName}`,
        list,
      );
    },
  );
  await check(
    'listScorecardJobs',
    'life',
    'who sees the candidate alone is told what for, and no more of the job',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const job_id = await tenant.addJob(ownerSession);
      const jobsFor = () => client.must('listScorecardJobs', { id }, colleagueSession);
      await share(id);
      const none = await jobsFor();
      expectThat(listAt({ list: none.body }, 'list').length === 0, 'expected no job', none);
      const stages = await client.must('listStages', {}, ownerSession);
      const stage_id = textAt(listAt({ list: stages.body }, 'list')[0], 'id') ?? '';
      const move = { candidate_ids: [id], stage_id };
      await client.must('moveApplications', { id: job_id, body: move }, ownerSession);
      const told = await jobsFor();
      const [first] = listAt({ list: told.body }, 'list');
      expectThat(textAt(first, 'job', 'id') === job_id, `expected the job ${job_id}`, told);
      expectThat(listAt(first, 'criteria').length > 0, 'expected the names of its criteria', told);
      const jobs = await client.must('listJobs', {}, colleagueSession);
      const seen = listAt({ list: jobs.body }, 'list').some((one) => textAt(one, 'id') === job_id);
      expectThat(!seen, 'expected the job not to be among theirs', jobs);
      const body = { job_id, marks: [{ criterion: 'Care', mark: 3 }] };
      expectSuccess(await client.send('saveScorecard', { id, body }, colleagueSession));
      const other = await tenant.addJob(ownerSession);
      const elsewhere = { ...body, job_id: other };
      const refused = await client.send('saveScorecard', { id, body: elsewhere }, colleagueSession);
      expectRefusal(refused, 404, 'not_found');
    },
  );
  await check('listScorecards', 'life', 'those of others are hidden until one’s own is in', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const save = (comment: string, session: Session) => {
      const body = { job_id, marks: [{ criterion: 'Care', mark: 3, comment }] };
      return client.must('saveScorecard', { id, body }, session);
    };
    await save('Of the owner.', ownerSession);
    const list = () => client.must('listScorecards', { id, query: { job_id } }, tenant.admin);
    const before = await list();
    expectThat(
      listAt(before.body, 'others').length === 0 && numberAt(before.body, 'hidden') === 1,
      'expected one hidden scorecard and none that is shown',
      before,
    );
    expectThat(!JSON.stringify(before.body).includes('Of the owner.'), 'expected no word of it', before);
    await save('Of the admin.', tenant.admin);
    const after = await list();
    const [shown] = listAt(after.body, 'others');
    expectThat(textAt(shown, 'by', 'id') === owner.id, `expected the scorecard of ${owner.id}`, after);
    expectThat(numberAt(after.body, 'hidden') === 0, 'expected hidden to be 0', after);
    const again = listAt((await save('Once more.', tenant.admin)).body, 'others').length;
    expectThat(again === 1, 'expected one scorecard of others after a change of one’s own');
  });
  await check('saveScorecard', 'life', 'one that says nothing is refused', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const body = { job_id, marks: [{ criterion: 'Care' }] };
    const refused = await client.send('saveScorecard', { id, body }, ownerSession);
    expectFieldRefused(refused, 'marks', 'no mark and no comment');
  });
  await check('saveScorecard', 'life', 'a new one stands in the place of the earlier one', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const save = (...criteria: string[]) => {
      const marks = criteria.map((criterion) => ({ criterion, mark: 2, comment: criterion }));
      return client.must('saveScorecard', { id, body: { job_id, marks } }, ownerSession);
    };
    await save('Care', 'Speed');
    const saved = await save('Speed');
    const listed = await client.must('listScorecards', { id, query: { job_id } }, ownerSession);
    for (const exchange of [saved, listed]) {
      const kept = listAt(exchange.body, 'own', 'marks').map((one) => textAt(one, 'criterion'));
      expectThat(kept.join() === 'Speed', 'expected the criterion Speed alone', exchange);
    }
  });
  await check('getFunnel', 'life', 'counts who is in a stage, and who got there', async () => {
    const job_id = await tenant.addJob(ownerSession);
    const [one, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const stages = listAt({ list: (await client.must('listStages', {}, ownerSession)).body }, 'list');
    const [first, second] = stages.map((stage) => textAt(stage, 'id') ?? '');
    const move = (candidate_ids: string[], stage_id = '') =>
      client.must('moveApplications', { id: job_id, body: { candidate_ids, stage_id } }, ownerSession);
    await move([one ?? '', other ?? ''], first);
    await move([one ?? ''], second);
    const funnel = await client.must('getFunnel', { id: job_id }, ownerSession);
    const told = [first, second].map((stage) => {
      const found = listAt(funnel.body, 'stages').find((each) => textAt(each, 'stage_id') === stage);
      return `${numberAt(found, 'now')} of ${numberAt(found, 'reached')}`;
    });
    expectThat(
      told.join() === '1 of 2,1 of 1',
      'expected 1 of 2 in the first stage and 1 of 1 in the second',
      funnel,
    );
  });
  await check(
    'getSourceFigures',
    'life',
    'counts an application of every job, and who was hired',
    async () => {
      const read = async () => {
        const figures = await client.must('getSourceFigures', {}, tenant.admin);
        const own = listAt(figures.body, 'sources').find((each) => textAt(each, 'source') === 'colleague');
        return { figures, told: [numberAt(own, 'applications') ?? 0, numberAt(own, 'hires') ?? 0] };
      };
      const { told: before } = await read();
      const stages = listAt({ list: (await client.must('listStages', {}, ownerSession)).body }, 'list');
      const hired = textAt(
        stages.find((stage) => textAt(stage, 'kind') === 'hired'),
        'id',
      );
      const id = (await tenant.addCandidate(ownerSession)) ?? '';
      for (const stage_id of [textAt(stages[0], 'id') ?? '', hired ?? '']) {
        const call = { id: await tenant.addJob(ownerSession), body: { candidate_ids: [id], stage_id } };
        await client.must('moveApplications', call, ownerSession);
      }
      const { told: after, figures } = await read();
      expectThat(
        after[0] === (before[0] ?? 0) + 2 && after[1] === (before[1] ?? 0) + 1,
        'expected two applications and one hire more by colleagues',
        figures,
      );
    },
  );
  await check(
    'mergeCandidates',
    'life',
    'one stays, with the notes of both; the undo gives both back',
    async () => {
      const [id, other_id] = [
        await tenant.addCandidate(ownerSession),
        await tenant.addCandidate(ownerSession),
      ];
      expectSuccess(await write(id, 'Of the first.', ownerSession));
      expectSuccess(await write(other_id, 'Of the second.', ownerSession));
      const before = await client.must('getCandidate', { id }, ownerSession);
      const name = tenant.word('merged');
      const fields = { name, email: `${name}@example.com`, phone: '+49 30 5550 199', notes: 'Of both.' };
      const merged = await client.must(
        'mergeCandidates',
        { id, body: { other_id, ...fields } },
        ownerSession,
      );
      for (const [field, value] of Object.entries(fields))
        expectThat(textAt(merged.body, field) === value, `expected ${field} as it was chosen`, merged);
      if (at(merged.body, 'merged_ids') !== undefined) {
        const { body } = await client.must('listCandidates', {}, ownerSession);
        const named = listAt(findById(body, id), 'merged_ids');
        expectThat(named.join() === other_id, `expected merged_ids to name ${other_id} alone`, merged);
      }
      expectRefusal(await client.send('getCandidate', { id: other_id }, ownerSession), 404, 'not_found');
      const notes = await notesOf(id, ownerSession);
      const told = textsIn(notes).toSorted().join(' ');
      expectThat(told === 'Of the first. Of the second.', 'expected the notes of both', notes);
      await client.must('restoreCandidate', { id: other_id }, ownerSession);
      const after = await client.must('getCandidate', { id }, ownerSession);
      for (const field of ['name', 'email', 'phone', 'notes'])
        expectThat(
          textAt(after.body, field) === textAt(before.body, field),
          `expected ${field} as it was before the merge`,
          after,
        );
      expectThat(
        at(after.body, 'merged_ids') === undefined,
        'expected no merged_ids after the merge was taken back',
        after,
      );
      const own = await notesOf(id, ownerSession);
      expectThat(textsIn(own).join() === 'Of the first.', 'expected its own note alone after the undo', own);
      const others = await notesOf(other_id, ownerSession);
      expectThat(textsIn(others).join() === 'Of the second.', 'expected the note of the other one', others);
    },
  );
  await check('listCandidateNotes', 'life', 'the copy of a mail says the address of then', async () => {
    const form = candidateOf(tenant.word('written'));
    const id = await client.mustCreate('createCandidate', { body: form }, ownerSession);
    const mail = { subject: 'Hello', text: 'Let us talk.' };
    if (!(await ifThere(() => client.must('sendCandidateMail', { id, body: mail }, ownerSession)))) return;
    const email = `${tenant.word('new')}@example.com`;
    await client.must('updateCandidate', { id, body: { ...form, email } }, ownerSession);
    const notes = await client.must('listCandidateNotes', { id }, ownerSession);
    const to = textAt(listAt(notes, 'body')[0], 'mail', 'to');
    expectThat(to === form.email, `expected the mail to ${form.email}, as it was written`, notes);
  });
  await check('mergeCandidates', 'life', 'one stays, with tags, jobs and scorecards of both', async () => {
    const [id, other_id] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const [own, others] = [tenant.word('own').slice(-40), tenant.word('other').slice(-40)];
    await client.must('setCandidateTags', { id, body: { tags: [own] } }, ownerSession);
    await client.must('setCandidateTags', { id: other_id, body: { tags: [others] } }, ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const [stage] = listAt({ list: (await client.must('listStages', {}, ownerSession)).body }, 'list');
    const move = { candidate_ids: [other_id], stage_id: textAt(stage, 'id') ?? '' };
    await client.must('moveApplications', { id: job_id, body: move }, ownerSession);
    const marks = [{ criterion: 'Care', mark: 3, comment: tenant.marker }];
    await client.must('saveScorecard', { id: other_id, body: { job_id, marks } }, ownerSession);
    const name = tenant.word('merged');
    const fields = { name, email: `${name}@example.com`, phone: '+49 30 5550 199', notes: 'Of both.' };
    await client.must('mergeCandidates', { id, body: { other_id, ...fields } }, ownerSession);
    const list = await client.must('listCandidates', {}, ownerSession);
    const tags = listAt(findById(list.body, id), 'tags');
    expectThat(tags.includes(own) && tags.includes(others), `expected the tags ${own} and ${others}`, list);
    const applications = await client.must('listCandidateApplications', { id }, ownerSession);
    const jobs = listAt(applications, 'body').map((one) => textAt(one, 'job', 'id'));
    expectThat(jobs.includes(job_id), `expected the job ${job_id}`, applications);
    const cards = await client.must('listScorecards', { id, query: { job_id } }, ownerSession);
    expectThat(
      textAt(listAt(cards.body, 'own', 'marks')[0], 'comment') === tenant.marker,
      'expected the scorecard of the other one',
      cards,
    );
  });
  await check('mergeCandidates', 'life', 'by who may change both, and not with itself', async () => {
    const [id, other_id] = [
      await tenant.addCandidate(ownerSession),
      await tenant.addCandidate(colleagueSession),
    ];
    const name = tenant.word('merged');
    const fields = { name, email: `${name}@example.com`, phone: '+49 30 5550 199', notes: 'Of both.' };
    const merge = (other: string, session: Session) =>
      client.send('mergeCandidates', { id, body: { other_id: other, ...fields } }, session);
    expectRefusal(await merge(other_id, ownerSession), 404, 'not_found');
    await share(id);
    expectRefusal(await merge(other_id, colleagueSession), 403, 'not_owner');
    expectFieldRefused(await merge(id, ownerSession), 'other_id', 'the same candidate');
    expectSuccess(await client.send('getCandidate', { id: other_id }, colleagueSession));
    expectSuccess(await merge(other_id, tenant.admin));
    const seen = await client.must('listCandidates', {}, colleagueSession);
    expectThat(
      findById(seen.body, id) !== undefined,
      'expected the merged candidate in the list of the other one’s owner',
      seen,
    );
  });
  await check('saveScorecard', 'life', 'a change leaves when it was first saved', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const save = async (mark: number) => {
      const body = { job_id, marks: [{ criterion: 'Care', mark }] };
      const answer = await client.must('saveScorecard', { id, body }, ownerSession);
      return { answer, submitted: textAt(answer.body, 'own', 'submitted_at') };
    };
    const { submitted } = await save(2);
    await nextSecond();
    const { answer, submitted: then } = await save(3);
    expectThat(then === submitted, `expected submitted_at to stay ${submitted}`, answer);
  });
}

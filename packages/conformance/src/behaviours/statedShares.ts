import { setTimeout as pause } from 'node:timers/promises';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf } from '../texts.ts';

/** Long enough that what comes next has another time. */
const later = () => pause(20);

/** Sentences of the contract about candidates, their shares and their analyses, one check each. */
export async function checkStatedShares({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession, bystander, recipient } = world;
  const share = (candidate_id: string, note: string, shared_with_user_id = colleague.id) =>
    client.must('shareCandidate', { body: { candidate_id, shared_with_user_id, note } }, ownerSession);
  const withdraw = (candidate_id: string, shared_with_user_id: string) =>
    client.must('withdrawShare', { body: { candidate_id, shared_with_user_id } }, ownerSession);
  const sharesOf = async (id: string) => {
    const exchange = await client.must('listShares', { id }, ownerSession);
    return { exchange, shares: listAt(exchange, 'body') };
  };
  const entryFor = async (id: string, session = colleagueSession) => {
    const exchange = await client.must('listCandidates', {}, session);
    return { exchange, entry: findById(exchange.body, id) };
  };

  await check('listShares', 'life', 'those that an admin made are among them', async () => {
    const candidate_id = await tenant.addCandidate(ownerSession);
    await share(candidate_id, '', bystander.id);
    const body = { candidate_id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body }, tenant.admin);
    const { exchange, shares } = await sharesOf(candidate_id);
    const people = shares.map((one) => textAt(one, 'shared_with', 'id'));
    expectThat(people.includes(colleague.id), 'expected the share that an admin made', exchange);
    expectThat(people.includes(bystander.id), 'expected the share of the owner', exchange);
  });
  await check('withdrawShare', 'life', 'the others go on seeing the candidate', async () => {
    const id = await tenant.addCandidate(ownerSession);
    for (const person of [bystander, colleague]) await share(id, `For ${person.username}.`, person.id);
    await withdraw(id, bystander.id);
    const { exchange, entry } = await entryFor(id);
    expectThat(
      entry !== undefined,
      `expected the candidate ${id} to stay shared with the colleague`,
      exchange,
    );
    const note = textAt(entry, 'share_note') ?? `For ${colleague.username}.`;
    expectThat(note === `For ${colleague.username}.`, 'expected the note of their share to stay', exchange);
  });
  await check('withdrawShare', 'life', 'the other candidates of the colleague stay shared', async () => {
    const [first, second] = [
      await tenant.addCandidate(ownerSession),
      await tenant.addCandidate(ownerSession),
    ];
    await share(first, '');
    await share(second, '');
    await withdraw(first, colleague.id);
    expectSuccess(await client.send('getCandidate', { id: second }, colleagueSession));
  });
  await check('withdrawShare', 'life', 'its note is erased: a new share has its own alone', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await share(id, 'The first note.');
    await withdraw(id, colleague.id);
    await share(id, '');
    const { exchange } = await entryFor(id);
    const told = JSON.stringify(findById(exchange.body, id)).includes('The first note.');
    expectThat(!told, 'expected nothing of a note that was erased', exchange);
  });
  await check('withdrawShare', 'life', 'it is listed no more, and the candidate is as it was', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const before = await client.must('getCandidate', { id }, ownerSession);
    await share(id, 'Have a look.');
    await withdraw(id, colleague.id);
    const { exchange, shares } = await sharesOf(id);
    expectThat(shares.length === 0, 'expected no share any more', exchange);
    const after = await client.must('getCandidate', { id }, ownerSession);
    expectThat(after.text === before.text, 'expected the candidate as it was before it was shared', after);
  });
  await check(
    'shareCandidate',
    'life',
    'again with the same person it is one share, with the new note',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      await share(id, 'First note.');
      await later();
      await share(id, 'Second note.');
      const told = await unlessNotTried(() => sharesOf(id));
      if (!told) return;
      const { exchange, shares } = told;
      expectThat(shares.length === 1, `expected one share, not ${shares.length}`, exchange);
      expectFields(exchange, shares[0], { note: 'Second note.' });
      expectThat(textAt(shares[0], 'shared_by', 'id') === owner.id, 'expected it by who shared it', exchange);
    },
  );
  await check('shareCandidate', 'life', 'for its owner the candidate stays as it is', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const before = JSON.stringify((await entryFor(id, ownerSession)).entry);
    await share(id, 'Have a look.');
    const { exchange, entry } = await entryFor(id, ownerSession);
    expectThat(
      JSON.stringify(entry) === before,
      'expected the own candidate without anything of the share',
      exchange,
    );
  });
  await check('shareCandidate', 'life', 'with one colleague alone, not with others', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await share(id, '', bystander.id);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
    const { exchange, entry } = await entryFor(id);
    expectThat(entry === undefined, `expected ${id} not to be listed for another colleague`, exchange);
  });
  await check('shareCandidate', 'life', 'a refused share leaves the one that stands', async () => {
    const id = await tenant.addCandidate(ownerSession);
    await share(id, 'First note.');
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: 'x'.repeat(2001) };
    expectRefusal(await client.send('shareCandidate', { body }, ownerSession), 422, 'validation_failed');
    const again = { candidate_id: id, shared_with_user_id: recipient.id, note: 'On it goes.' };
    expectRefusal(await client.send('shareCandidate', { body: again }, colleagueSession), 403, 'not_owner');
    const { exchange, entry } = await entryFor(id);
    const note = textAt(entry, 'share_note') ?? 'First note.';
    expectThat(note === 'First note.', 'expected the note of the share that stands', exchange);
  });
  await check(
    'updateCandidate',
    'life',
    'an edit leaves its shares, its date, its file and its tags',
    async () => {
      const resume_file = resumeFile('word-document.docx');
      const form = { ...candidateOf(tenant.word('filed')), resume_file };
      const id = await client.mustCreate('createCandidate', { body: form }, ownerSession);
      await unlessNotTried(() => share(id, 'Have a look.'));
      await unlessNotTried(() =>
        client.must('setCandidateTags', { id, body: { tags: ['b', 'a'] } }, ownerSession),
      );
      const { entry: before } = await entryFor(id);
      const own = await entryFor(id, ownerSession);
      const body = candidateOf(tenant.word('edited'));
      await client.must('updateCandidate', { id, body }, ownerSession);
      const stays = ['created_at', 'tags', 'skills', 'has_resume', 'resume_file_name', 'resume_reading'];
      const shared = ['shared_by', 'share_note', 'shared_at', 'can_edit'];
      for (const [session, was, names] of [
        [ownerSession, own.entry, stays],
        [colleagueSession, before, [...stays, ...shared]],
      ] as const) {
        if (was === undefined) continue;
        const { exchange, entry } = await entryFor(id, session);
        expectFields(exchange, entry, body);
        for (const name of names) {
          const same = JSON.stringify(at(entry, name)) === JSON.stringify(at(was, name));
          expectThat(same, `expected ${name} to stay ${JSON.stringify(at(was, name))}`, exchange);
        }
      }
    },
  );
  await check('updateCandidate', 'life', 'a refused file leaves the candidate as it is', async () => {
    const form = { ...candidateOf(tenant.word('kept')), resume_file: resumeFile('word-document.docx') };
    const id = await client.mustCreate('createCandidate', { body: form }, ownerSession);
    const before = JSON.stringify((await entryFor(id, ownerSession)).entry);
    const resume_file = new File(['Not a resume.'], 'resume.exe');
    const body = { ...candidateOf(tenant.word('lost')), resume_file };
    const refused = await client.send('updateCandidate', { id, body }, ownerSession);
    expectRefusal(refused, 415, 'unsupported_resume_type');
    const { exchange, entry } = await entryFor(id, ownerSession);
    expectThat(JSON.stringify(entry) === before, 'expected the candidate as it was', exchange);
  });
  await check(
    'analyzeResume',
    'life',
    'the newest one alone is kept for each job, the newest first',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const [first, second] = [await tenant.addJob(ownerSession), await tenant.addJob(ownerSession)];
      for (const job_id of [first, second, first]) {
        await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, ownerSession);
        await later();
      }
      const kept = await unlessNotTried(() => client.must('listAnalyses', { id }, ownerSession));
      if (!kept) return;
      const jobs = listAt(kept, 'body').map((one) => textAt(one, 'job', 'id'));
      const once = jobs.toSorted().join() === [first, second].toSorted().join();
      expectThat(once, `expected one analysis for each of ${first} and ${second}`, kept);
      const times = listAt(kept, 'body').map((one) => Date.parse(textAt(one, 'scored_at') ?? ''));
      expectThat((times[0] ?? 0) >= (times[1] ?? 0), 'expected the newest analysis first', kept);
    },
  );
  await check('analyzeResumes', 'life', 'each analysis is kept, as one asked for alone is', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    const body = { pairs: [{ candidate_id: id, job_id }] };
    const many = await client.must('analyzeResumes', { body }, ownerSession);
    const score = numberAt(listAt(many.body, 'results')[0], 'analysis', 'fit_score');
    const kept = await unlessNotTried(() => client.must('listAnalyses', { id }, ownerSession));
    if (!kept) return;
    const one = listAt(kept, 'body').find((each) => textAt(each, 'job', 'id') === job_id);
    expectThat(one !== undefined, `expected the analysis for ${job_id} to be kept`, kept);
    expectFields(kept, one, { fit_score: score, outdated: false });
  });
  await check('listAnalyses', 'life', 'an analysis names the job as it is called now', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, ownerSession);
    const jobs = await client.must('listJobs', {}, ownerSession);
    const { title: _, ...rest } = Object(findById(jobs.body, job_id));
    const title = tenant.word('retitled');
    const { description, skills_required } = rest;
    await client.must(
      'updateJob',
      { id: job_id, body: { title, description, skills_required } },
      ownerSession,
    );
    const kept = await client.must('listAnalyses', { id }, ownerSession);
    const told = textAt(listAt(kept, 'body')[0], 'job', 'title');
    expectThat(told === title, `expected the title ${title}, not ${told}`, kept);
  });
  await check('compareCandidates', 'life', 'which one is named first does not matter to either', async () => {
    const job_id = await tenant.addJob(ownerSession);
    const [one, two] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const compare = (candidate1_id: string, candidate2_id: string) =>
      client.must('compareCandidates', { body: { candidate1_id, candidate2_id, job_id } }, ownerSession);
    const [here, there] = [await compare(one, two), await compare(two, one)];
    for (const id of [one, two]) {
      for (const map of ['fit_scores', 'strengths', 'weaknesses']) {
        const [told, again] = [at(here.body, map, id), at(there.body, map, id)];
        const same = JSON.stringify(told) === JSON.stringify(again);
        expectThat(same, `expected ${map} of ${id} to be ${JSON.stringify(told)}`, there);
      }
    }
  });
  await check('compareCandidates', 'life', 'whom a candidate is shared with compares them', async () => {
    const [shared, own] = [
      await tenant.addCandidate(ownerSession),
      await tenant.addCandidate(colleagueSession),
    ];
    const job_id = await tenant.addJob(colleagueSession);
    const call = { body: { candidate1_id: shared, candidate2_id: own, job_id } };
    expectRefusal(await client.send('compareCandidates', call, colleagueSession), 404, 'not_found');
    await share(shared, '');
    expectSuccess(await client.send('compareCandidates', call, colleagueSession));
  });
}

import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { ifThere } from '../fallbacks.ts';
import { at, findById, listAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';
import { candidateOf, jobOf } from '../texts.ts';
import { validCall } from '../validCalls.ts';

/** The public page of open jobs: what everybody reads, and what becomes of an application. */
export async function checkPublication({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger, owner, ownerSession, recipient, foreigner } = world;
  const supply = tenant.supply(ownerSession, recipient);
  const list = (address = supply.jobsPage) => client.send('listOpenJobs', { query: { address } }, null);
  const open = (id: string) => client.send('getOpenJob', { id }, null);
  const applyTo = async (id: string, fields: Record<string, string> = {}) => {
    const { body = {} } = await validCall('applyToJob', supply);
    return client.send('applyToJob', { id, body: { ...body, ...fields } }, null);
  };
  const applicantsOf = async (id: string) =>
    listAt({ list: (await client.must('listApplications', { id }, ownerSession)).body }, 'list');

  await check(
    'updateJobsPage',
    'life',
    'while the page is off nobody reads it, and nobody applies',
    async () => {
      // Of the other organization, as other checks read and apply meanwhile.
      const theirs = stranger.supply(stranger.admin, foreigner);
      const turn = (is_on: boolean) =>
        client.must('updateJobsPage', { body: { is_on, address: theirs.jobsPage } }, stranger.admin);
      const id = await theirs.openJob();
      expectSuccess(await list(theirs.jobsPage));
      expectSuccess(await open(id));
      await turn(false);
      expectRefusal(await list(theirs.jobsPage), 404, 'not_found');
      expectRefusal(await open(id), 404, 'not_found');
      expectRefusal(await applyTo(id), 404, 'not_found');
      await turn(true);
      expectSuccess(await open(id));
    },
  );
  await check('listOpenJobs', 'life', 'only what was put on the page is on it', async () => {
    const id = await supply.openJob();
    const other = await tenant.addJob(ownerSession);
    const listed = await list();
    const jobs = listAt(listed.body, 'jobs');
    expectThat(findById(jobs, id) !== undefined, 'expected the job that was put on the page', listed);
    expectThat(findById(jobs, other) === undefined, 'expected no other job', listed);
    expectRefusal(await open(other), 404, 'not_found');
  });
  await check('getOpenJob', 'life', 'tells nothing of the people behind it', async () => {
    const told = await open(await supply.openJob());
    expectSuccess(told);
    for (const secret of [owner.id, owner.email, owner.fullName])
      expectThat(!told.text.includes(secret), 'expected nothing of whom the job belongs to', told);
    expectThat(at(told.body, 'criteria') === undefined, 'expected no criteria', told);
  });
  await check('unpublishJob', 'life', 'a job that is off the page or deleted is not there', async () => {
    const taken = await supply.openJob();
    expectSuccess(await client.send('unpublishJob', { id: taken }, ownerSession));
    expectRefusal(await open(taken), 404, 'not_found');
    const again = await client.send('unpublishJob', { id: taken }, ownerSession);
    expectRefusal(again, 404, 'not_found');
    const deleted = await supply.openJob();
    await client.must('deleteJob', { id: deleted }, ownerSession);
    expectRefusal(await open(deleted), 404, 'not_found');
  });
  await check('publishJob', 'life', 'the list of jobs says what is on the page', async () => {
    const id = await tenant.addJob(ownerSession);
    const placed = await client.send('publishJob', { id, body: { place: 'Rotterdam' } }, ownerSession);
    expectThat(textAt(placed.body, 'publication', 'place') === 'Rotterdam', 'expected the place', placed);
    const jobs = await client.must('listJobs', {}, ownerSession);
    const job = findById(jobs.body, id);
    expectThat(textAt(job, 'publication', 'place') === 'Rotterdam', 'expected the place in the list', jobs);
  });
  await check(
    'applyToJob',
    'life',
    'who applies is the owner’s candidate, in the first stage of the job',
    async () => {
      const id = await supply.openJob();
      const name = tenant.word('applied');
      const sent = await applyTo(id, { name, message: 'I can begin at once.' });
      expectSuccess(sent);
      const [first] = listAt({ list: (await client.must('listStages', {}, ownerSession)).body }, 'list');
      const applicants = await applicantsOf(id);
      const [applicant] = applicants;
      const stage = textAt(applicant, 'stage_id');
      expectThat(
        applicants.length === 1,
        `expected one candidate with the job, not ${applicants.length}`,
        sent,
      );
      expectThat(stage === textAt(first, 'id'), 'expected the first stage', sent);
      expectThat(textAt(applicant, 'source') === 'jobs_page', 'expected source to be jobs_page', sent);
      const candidateId = textAt(applicant, 'candidate', 'id') ?? '';
      const candidate = await client.must('getCandidate', { id: candidateId }, ownerSession);
      expectThat(textAt(candidate.body, 'name') === name, 'expected the name', candidate);
      expectThat(
        textAt(candidate.body, 'notes')?.includes('I can begin at once.') === true,
        'expected the message among the notes',
        candidate,
      );
      expectThat(textAt(candidate.body, 'resume_file_name') !== undefined, 'expected the resume', candidate);
    },
  );
  await check('applyToJob', 'life', 'the answer tells nothing of the organization’s records', async () => {
    const id = await supply.openJob();
    const sent = await applyTo(id);
    expectSuccess(sent);
    const [applicant] = await applicantsOf(id);
    const candidateId = textAt(applicant, 'candidate', 'id') ?? 'no candidate';
    expectThat(!sent.text.includes(candidateId), 'expected no id of a record in the answer', sent);
  });
  await check('applyToJob', 'life', 'the same form with the same key is stored once', async () => {
    const id = await supply.openJob();
    const { body = {} } = await validCall('applyToJob', supply);
    const form = { ...body, key: tenant.word('form-key') };
    for (let time = 0; time < 2; time += 1)
      expectSuccess(await client.send('applyToJob', { id, body: form }, null));
    const applicants = await applicantsOf(id);
    expectThat(applicants.length === 1, `expected one candidate, not ${applicants.length}`);
  });
  await check('applyToJob', 'life', 'nobody applies without a resume', async () => {
    const id = await supply.openJob();
    const { body = {} } = await validCall('applyToJob', supply);
    const { resume_file: _, ...form } = body;
    expectFieldRefused(await client.send('applyToJob', { id, body: form }, null), 'resume_file', 'none');
    expectThat((await applicantsOf(id)).length === 0, 'expected nobody after the refusal');
  });
  await check('publishJob', 'life', 'another place does not make the job new on the page', async () => {
    const id = await tenant.addJob(ownerSession);
    const publish = async (place: string) => {
      const answer = await client.must('publishJob', { id, body: { place } }, ownerSession);
      expectThat(
        textAt(answer.body, 'publication', 'place') === place,
        `expected the place ${place}`,
        answer,
      );
      return { answer, since: textAt(answer.body, 'publication', 'published_at') };
    };
    const { since } = await publish('Rotterdam');
    await nextSecond();
    const again = await publish('Utrecht');
    expectThat(again.since === since, `expected published_at to stay ${since}`, again.answer);
  });
  await check('publishJob', 'life', 'said again without a place it has none', async () => {
    const id = await tenant.addJob(ownerSession);
    await client.must('publishJob', { id, body: { place: 'Rotterdam' } }, ownerSession);
    const again = await client.must('publishJob', { id, body: {} }, ownerSession);
    expectThat(at(again.body, 'publication', 'place') === undefined, 'expected no place', again);
  });
  await check('getOpenJob', 'life', 'tells the job as it was saved last', async () => {
    const id = await supply.openJob();
    expectSuccess(await open(id));
    const body = jobOf(tenant.word('renamed'));
    await client.must('updateJob', { id, body }, ownerSession);
    const told = await open(id);
    expectSuccess(told);
    expectFields(told, told.body, body);
    const listed = await list();
    expectFields(listed, findById(listAt(listed.body, 'jobs'), id), { title: body.title });
  });
  await check(
    'updateJobsPage',
    'life',
    'an address stays the organization’s while its page is off',
    async () => {
      const theirs = stranger.supply(stranger.admin, foreigner);
      await theirs.openJob();
      const before = (await client.must('getJobsPage', {}, tenant.admin)).body;
      const address = theirs.jobsPage;
      await client.must('updateJobsPage', { body: { is_on: false, address } }, stranger.admin);
      try {
        const body = { is_on: true, address };
        expectFieldRefused(
          await client.send('updateJobsPage', { body }, tenant.admin),
          'address',
          'that of another organization, whose page is off',
        );
      } finally {
        const { is_on, address: own } = recordAt({ before }, 'before');
        const body = { is_on: is_on === true, address: String(own) };
        await client.must('updateJobsPage', { body }, tenant.admin);
        await client.must('updateJobsPage', { body: { is_on: true, address } }, stranger.admin);
      }
    },
  );
  await check('applyToJob', 'life', 'who is there already is a second candidate', async () => {
    const id = await supply.openJob();
    const form = candidateOf(tenant.word('known'));
    const known = await client.mustCreate('createCandidate', { body: form }, ownerSession);
    expectSuccess(await applyTo(id, { name: form.name, email: form.email }));
    const applicants = (await applicantsOf(id)).map((one) => textAt(one, 'candidate', 'id'));
    const isNew = applicants.length === 1 && applicants[0] !== known;
    expectThat(isNew, `expected one new candidate with the job, and not ${known}`);
    const read = await client.must('getCandidate', { id: known }, ownerSession);
    expectFields(read, read.body, form);
  });
  await check('listApplications', 'life', 'where somebody came from stays when they are moved', async () => {
    const id = await supply.openJob();
    if (!(await ifThere(() => applyTo(id)))) return;
    const stages = listAt({ list: (await client.must('listStages', {}, ownerSession)).body }, 'list');
    const candidate_ids = (await applicantsOf(id)).map((one) => textAt(one, 'candidate', 'id') ?? '');
    const body = { candidate_ids, stage_id: textAt(stages[1], 'id') ?? '' };
    await client.must('moveApplications', { id, body }, ownerSession);
    const listed = await client.must('listApplications', { id }, ownerSession);
    const source = textAt(listAt(listed, 'body')[0], 'source');
    expectThat(source === 'jobs_page', 'expected source to stay jobs_page', listed);
  });
}

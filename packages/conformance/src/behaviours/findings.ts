import { expectFieldRefused, expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf, jobOf, NOTES } from '../texts.ts';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** What people do with the findings of an analysis: look, correct, preview, and take a receipt. */
export async function checkFindings({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const analyze = async (candidate_id: string, job_id: string) =>
    client.must('analyzeResume', { body: { candidate_id, job_id } }, memberSession);

  await check('analyzeResumes', 'life', 'looked_at is when the caller looked, and nobody else', async () => {
    const candidate_id = await tenant.addCandidate(memberSession);
    const job_id = await tenant.addJob(memberSession);
    await analyze(candidate_id, job_id);
    for (const [session, looked] of [
      [tenant.admin, false],
      [memberSession, true],
    ] as const) {
      const body = { pairs: [{ candidate_id, job_id }] };
      const answer = await client.must('analyzeResumes', { body }, session);
      const [result] = listAt(answer.body, 'results');
      const told = textAt(result, 'looked_at') !== undefined;
      if (looked && !told) continue;
      expectThat(told === looked, 'expected no looked_at of somebody who has not looked', answer);
    }
  });
  /** Somebody with notes alone, a job, and the first of its criteria. */
  const readFirst = async () => {
    const body = { ...candidateOf(tenant.word('read')), notes: NOTES };
    const candidate_id = await client.mustCreate('createCandidate', { body }, memberSession);
    const job_id = await tenant.addJob(memberSession);
    const analysis = await analyze(candidate_id, job_id);
    const criterion = textAt(listAt(analysis.body, 'criteria')[0], 'name') ?? '';
    return { candidate_id, job_id, criterion, text: NOTES };
  };
  await check('correctFinding', 'life', 'a quote stands in the resume or the notes', async () => {
    const form = candidateOf(tenant.word('corrected'));
    const body = { ...form, notes: 'Called.', resume_file: resumeFile('word-document.docx') };
    const id = await client.mustCreate('createCandidate', { body }, memberSession);
    const job_id = await tenant.addJob(memberSession);
    const analysis = await analyze(id, job_id);
    const criterion = textAt(listAt(analysis.body, 'criteria')[0], 'name');
    const text = textAt((await client.must('getResumeText', { id }, memberSession)).body, 'text') ?? '';
    const quote = text
      .split('\n')
      .find((line) => line.trim().split(/\s+/).length > 4)
      ?.trim();
    if (criterion === undefined || quote === undefined) return;
    const correct = (line: string) => {
      const correction = { job_id, criterion, finding: 'shown', quote: line };
      return client.send('correctFinding', { id, body: correction }, memberSession);
    };
    expectSuccess(await correct(quote));
    const [letter = ''] = /\p{L}/u.exec(quote) ?? [];
    expectFieldRefused(await correct(letter), 'quote', 'a letter of a line');
    expectFieldRefused(
      await correct(`${tenant.word('nowhere')} stands nowhere`),
      'quote',
      'not in the texts',
    );
  });
  await check('listNearestLines', 'life', 'each line stands in the texts', async () => {
    const { candidate_id: id, job_id, criterion, text } = await readFirst();
    const answer = await client.must('listNearestLines', { id, query: { job_id, criterion } }, memberSession);
    const bare = withoutSpaces(text);
    for (const line of listAt(answer.body, 'lines')) {
      const quote = textAt(line, 'quote') ?? '';
      expectThat(
        bare.includes(withoutSpaces(quote)),
        'expected lines of the resume or the notes alone',
        answer,
      );
    }
  });
  await check('listNearestLines', 'life', 'a criterion that the job does not have is refused', async () => {
    const { candidate_id: id, job_id } = await readFirst();
    const query = { job_id, criterion: tenant.word('nowhere') };
    expectFieldRefused(
      await client.send('listNearestLines', { id, query }, memberSession),
      'criterion',
      'no criterion of the job',
    );
  });
  await check('getReceipt', 'life', 'is of the analysis as it is now', async () => {
    const id = await client.mustCreate(
      'createCandidate',
      { body: { ...candidateOf(tenant.word('receipt')), notes: NOTES } },
      memberSession,
    );
    const form = jobOf(tenant.word('job'));
    const job_id = await client.mustCreate('createJob', { body: form }, memberSession);
    const take = async () => {
      const { body } = await analyze(id, job_id);
      const receipt = await client.must('getReceipt', { id, query: { job_id } }, memberSession);
      const told = numberAt(receipt.body, 'receipt', 'fit_score');
      const score = numberAt(body, 'fit_score');
      expectThat(told === score, `expected the fit_score ${score}, not ${told}`, receipt);
      return textAt(receipt.body, 'receipt', 'fingerprints', 'job');
    };
    const before = await take();
    const changed = { ...form, description: 'You bake bread.', skills_required: 'Baking, Sourdough' };
    await client.must('updateJob', { id: job_id, body: changed }, memberSession);
    expectThat((await take()) !== before, 'expected another fingerprint of the job after it has changed');
  });
  await check('previewScores', 'life', 'criteria take the place of those that are set', async () => {
    const candidate = await client.mustCreate(
      'createCandidate',
      { body: { ...candidateOf(tenant.word('previewed')), notes: NOTES } },
      memberSession,
    );
    const form = jobOf(tenant.word('job'));
    const criteria = [{ name: 'Falconry', importance: 'left_out' }];
    const body = { ...form, skills_required: 'Falconry, Go', criteria };
    const job_id = await client.mustCreate('createJob', { body }, memberSession);
    const asked = { job_id, candidate_ids: [candidate], criteria: [] };
    const preview = await client.must('previewScores', { body: asked }, memberSession);
    await client.must('updateJob', { id: job_id, body: { ...body, criteria: [] } }, memberSession);
    const score = numberAt((await analyze(candidate, job_id)).body, 'fit_score');
    const told = at(listAt(preview.body, 'results')[0], 'after');
    expectThat(told === score, `expected after to be ${score}, as it is once that is saved`, preview);
  });
  await check('correctFinding', 'life', 'everybody is told who corrected', async () => {
    const { candidate_id, job_id, criterion } = await readFirst();
    const body = { job_id, criterion, finding: 'not_shown' };
    await client.must('correctFinding', { id: candidate_id, body }, memberSession);
    for (const session of [memberSession, tenant.admin]) {
      const read = await client.must('analyzeResume', { body: { candidate_id, job_id } }, session);
      const own = listAt(read.body, 'criteria').find((one) => textAt(one, 'name') === criterion);
      const by = textAt(own, 'correction', 'by', 'full_name');
      const { owner } = world;
      const right = memberSession !== world.ownerSession || by === owner.fullName;
      expectThat(right, `expected the correction by ${owner.fullName}, not by ${by}`, read);
    }
  });
  await check('listNearestLines', 'life', 'of the texts as they are now', async () => {
    const { candidate_id: id, job_id, criterion } = await readFirst();
    const ask = () => client.must('listNearestLines', { id, query: { job_id, criterion } }, memberSession);
    await ask();
    const notes = NOTES.replace('six years', 'eleven years').replace('spring', 'autumn');
    const body = { ...candidateOf(tenant.word('changed')), notes };
    await client.must('updateCandidate', { id, body }, memberSession);
    const answer = await ask();
    for (const line of listAt(answer.body, 'lines')) {
      const stands = withoutSpaces(notes).includes(withoutSpaces(textAt(line, 'quote') ?? ''));
      expectThat(stands, 'expected lines of the notes as they were saved last', answer);
    }
  });
  await check('correctFinding', 'life', 'a correction stays when the candidate is edited', async () => {
    const { candidate_id, job_id, criterion, text } = await readFirst();
    const correction = { job_id, criterion, finding: 'not_shown' };
    await client.must('correctFinding', { id: candidate_id, body: correction }, memberSession);
    const body = { ...candidateOf(tenant.word('edited')), phone: '+49 30 5550 199', notes: text };
    await client.must('updateCandidate', { id: candidate_id, body }, memberSession);
    const read = await analyze(candidate_id, job_id);
    const own = listAt(read.body, 'criteria').find((one) => textAt(one, 'name') === criterion);
    const finding = textAt(own, 'correction', 'finding');
    expectThat(finding === 'not_shown', `expected the correction of ${criterion} to stay`, read);
  });
}

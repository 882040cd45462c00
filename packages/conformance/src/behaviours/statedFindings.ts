import { createHash, createPublicKey, verify } from 'node:crypto';
import { expectRefusal, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, isRecord, listAt, numberAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf, NOTES } from '../texts.ts';

/** Sentences of the contract about receipts, corrections, restored and merged records, and accounts, one check each. */
export async function checkStatedFindings({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession } = world;
  const { admin } = tenant;
  const scored = async () => {
    const form = candidateOf(tenant.word('scored'));
    const id = await client.mustCreate('createCandidate', { body: form }, ownerSession);
    const job_id = await tenant.addJob(ownerSession);
    return { id, job_id, form };
  };
  const analyze = (candidate_id: string, job_id: string) =>
    client.must('analyzeResume', { body: { candidate_id, job_id } }, ownerSession);
  const figuresOf = async (user: string) => {
    const { body } = await client.must('getUserPerformance', { query: { user } }, admin);
    return recordAt({ body }, 'body');
  };

  await check('getReceipt', 'life', 'its signature is of its canonical JSON', async () => {
    const { id, job_id } = await scored();
    const exchange = await client.must('getReceipt', { id, query: { job_id } }, ownerSession);
    const key = Buffer.from(textAt(exchange.body, 'key', 'public_key') ?? '', 'base64');
    const signature = Buffer.from(textAt(exchange.body, 'signature') ?? '', 'base64url');
    const signed = Buffer.from(canonical(at(exchange.body, 'receipt')), 'utf8');
    const isRight = () =>
      verify(null, signed, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
    expectThat(
      attempt(isRight),
      'expected an Ed25519 signature over the canonical JSON of receipt',
      exchange,
    );
  });
  await check(
    'getReceipt',
    'life',
    'its fingerprints are of the texts, and its score is that of the analysis',
    async () => {
      const { id, job_id, form } = await scored();
      const analysis = await analyze(id, job_id);
      const exchange = await client.must('getReceipt', { id, query: { job_id } }, ownerSession);
      const { name, email, phone } = form;
      expectFields(exchange, at(exchange.body, 'receipt', 'fingerprints'), {
        resume: sha256(''),
        notes: sha256(NOTES),
        contact: sha256(canonical({ name, email, phone })),
      });
      const score = numberAt(analysis.body, 'fit_score');
      const about = { candidate_id: id, job_id, ...(score === undefined ? {} : { fit_score: score }) };
      expectFields(exchange, at(exchange.body, 'receipt'), about);
    },
  );
  await check('getReceipt', 'life', 'the texts come along for admins alone', async () => {
    const { id, job_id, form } = await scored();
    const call = { id, query: { job_id, include: 'inputs' } };
    expectRefusal(await client.send('getReceipt', call, ownerSession), 403, 'admin_required');
    const exchange = await client.must('getReceipt', call, admin);
    expectFields(exchange, at(exchange.body, 'inputs', 'candidate'), { ...form, resume_text: null });
    const plain = await client.must('getReceipt', { id, query: { job_id } }, admin);
    expectThat(at(plain.body, 'inputs') === undefined, 'expected no texts, which nobody asked for', plain);
  });
  await check('correctFinding', 'life', 'as it was read undoes a correction', async () => {
    const { id, job_id } = await scored();
    const before = await analyze(id, job_id);
    const criterion = 'PostgreSQL';
    for (const finding of ['not_shown', 'as_read']) {
      const body = { job_id, criterion, finding };
      await client.must('correctFinding', { id, body }, ownerSession);
    }
    const after = await analyze(id, job_id);
    const [was, is] = [before, after].map((one) => numberAt(one.body, 'fit_score'));
    expectThat(was === is, `expected the score ${was} again, not ${is}`, after);
    const corrected = listAt(after.body, 'criteria').some((one) => at(one, 'correction') !== undefined);
    expectThat(!corrected, 'expected no correction any more', after);
  });
  await check('analyzeResume', 'life', 'read, where it is told, says what was read', async () => {
    const { id, job_id, form } = await scored();
    const bare = await analyze(id, job_id);
    const body = { ...form, resume_file: resumeFile('word-document.docx') };
    await client.must('updateCandidate', { id, body }, ownerSession);
    const whole = await analyze(id, job_id);
    for (const [exchange, resume] of [
      [bare, false],
      [whole, true],
    ] as const) {
      const read = at(exchange.body, 'read');
      // An extension: a server may say nothing of it.
      if (read === undefined) continue;
      expectFields(exchange, read, { resume, notes: true });
    }
    const [few, many] = [bare, whole].map((one) => numberAt(one.body, 'read', 'words') ?? Number.NaN);
    expectThat(!((many ?? 0) <= (few ?? 0)), 'expected more words with a resume than without', whole);
  });
  await check('shareCandidate', 'life', 'counts for who shared it, not for whose it is', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const before = Number((await figuresOf(owner.fullName)).candidatesShared);
    const all = Number((await figuresOf('All Users')).candidatesShared);
    const body = { candidate_id: id, shared_with_user_id: world.colleague.id, note: '' };
    await client.must('shareCandidate', { body }, admin);
    const after = Number((await figuresOf(owner.fullName)).candidatesShared);
    expectThat(after === before, `expected the owner's candidatesShared to stay ${before}, not ${after}`);
    const total = Number((await figuresOf('All Users')).candidatesShared);
    expectThat(total === all + 1, `expected candidatesShared of all to be ${all + 1}, not ${total}`);
  });
  await check('restoreCandidate', 'life', 'nothing counts as deleted, in no figure', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const before = canonical(await figuresOf(owner.fullName));
    await client.must('deleteCandidate', { id }, ownerSession);
    await client.must('restoreCandidate', { id }, ownerSession);
    const after = canonical(await figuresOf(owner.fullName));
    expectThat(after === before, `expected the figures of before, ${before}, not ${after}`);
  });
  await check('restoreUser', 'life', 'their jobs are theirs again, and they sign in anew', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('somebody who comes back', person);
    const job = await tenant.addJob(session);
    await client.must('deleteUser', { id: person.id }, admin);
    await client.must('restoreUser', { id: person.id }, admin);
    expectRefusal(await client.send('listJobs', {}, session), 401, 'unauthenticated');
    const again = await client.signIn('somebody who came back', person);
    const jobs = await client.must('listJobs', {}, again);
    expectThat(jobs.text.includes(job), `expected the job ${job} among theirs`, jobs);
    const twice = await client.send('restoreUser', { id: person.id }, admin);
    expectRefusal(twice, 404, 'not_found');
  });
  await check(
    'mergeCandidates',
    'life',
    'the one that stays keeps its resume, with the fields of the body',
    async () => {
      const add = (name: string) => {
        const body = { ...candidateOf(tenant.word('merged')), resume_file: resumeFile(name) };
        return client.mustCreate('createCandidate', { body }, ownerSession);
      };
      const [id, other_id] = [await add('word-document.docx'), await add('single-column.pdf')];
      const textOf = async () => (await client.must('getResumeText', { id }, ownerSession)).text;
      const before = await unlessNotTried(textOf);
      const fields = candidateOf(tenant.word('one'));
      await client.must('mergeCandidates', { id, body: { other_id, ...fields } }, ownerSession);
      const exchange = await client.must('getCandidate', { id }, ownerSession);
      expectFields(exchange, exchange.body, fields);
      const file = textAt(exchange.body, 'resume_file_name') ?? 'word-document.docx';
      expectThat(file === 'word-document.docx', 'expected the resume of the one that stays', exchange);
      expectThat((await unlessNotTried(textOf)) === before, 'expected the text of its resume to stay');
      expectRefusal(await client.send('getCandidate', { id: other_id }, ownerSession), 404, 'not_found');
    },
  );
  await check(
    'sendCandidateMail',
    'life',
    'the copy says to whom, by whom, and its subject in one line',
    async () => {
      const { id, form } = await scored();
      const body = { subject: 'About\nyour application', text: 'Dear Ada,\n\nthank you.' };
      await client.must('sendCandidateMail', { id, body }, ownerSession);
      const exchange = await client.must('listCandidateNotes', { id }, ownerSession);
      const [copy] = listAt(exchange, 'body');
      expectFields(exchange, at(copy, 'mail'), { to: form.email, subject: 'About your application' });
      expectFields(exchange, copy, { text: body.text });
      expectThat(textAt(copy, 'by', 'id') === owner.id, 'expected it by who wrote it', exchange);
      expectThat(at(copy, 'mail', 'interview') === undefined, 'expected no interview', exchange);
    },
  );
  await check('confirmEmail', 'life', 'a word that is unknown confirms nothing', async () => {
    const body = { token: tenant.word('unknown') };
    const exchange = await client.must('confirmEmail', { body }, ownerSession);
    expectFields(exchange, exchange.body, { confirmed: false });
  });
  await check('getSecondFactor', 'life', 'is off at first, since no day, without codes', async () => {
    const exchange = await client.must('getSecondFactor', {}, world.colleagueSession);
    expectFields(exchange, exchange.body, { enabled: false, recovery_codes_left: 0 });
    expectThat(at(exchange.body, 'since') === undefined, 'expected no since, as it is off', exchange);
  });
  await check(
    'getSecondFactorPolicy',
    'life',
    'tells of everybody, in the order in which they came',
    async () => {
      const person = await tenant.addPerson();
      const exchange = await client.must('getSecondFactorPolicy', {}, admin);
      const people = listAt(exchange.body, 'people');
      expectThat(textAt(people.at(-1), 'id') === person.id, 'expected who came last at the end', exchange);
      const users = await client.must('listUsers', {}, admin);
      const count = listAt(users, 'body').length;
      expectThat(people.length === count, `expected each of the ${count} people`, exchange);
      const selves = people.filter((one) => at(one, 'is_self') === true).length;
      expectThat(selves === 1, 'expected the caller to be marked, and nobody else', exchange);
    },
  );
}

/** JSON without white space, its fields sorted by their UTF-16 code units. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Whether something holds; what throws does not. */
function attempt(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}

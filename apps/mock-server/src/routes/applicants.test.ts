import {
  AnswerApplicantRequestResponse,
  CreateApplicantLinkResponse,
  ListApplicantRequestsResponse,
  ListWaitingRequestsResponse,
  OpenApplicationResponse,
  SendApplicantRequestResponse,
} from '@cortex/api-client/applicants/validators';
import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { deliverDue } from '../mail/outbox.ts';

const DAY_MS = 24 * 60 * 60_000;
const RESUME = [
  'Zoë Berg',
  'Ran PostgreSQL for a payments company for four years and wrote its REST APIs in Go.',
  'Led the on-call rota of the team, taught two apprentices and wrote the runbooks that are in use today.',
];
const NOTES =
  'Met at the Bergen meetup. Runs Kubernetes at home, she says. Better than the other one from Oslo.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let owner: string;
let candidateId: string;
let jobId: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_other', email: 'other@example.com' },
  ]);
  admin = await server.signIn('admin@example.com');
  owner = await server.signIn('owner@example.com');
  jobId = await addJob('Engineer');
  const form = new FormData();
  const fields = { name: 'Zoë Berg', email: 'zoe@example.com', phone: '+47 22 55 01 00', notes: NOTES };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const file = makeWord(RESUME.map((line) => paragraph(line)).join(''));
  form.append('resume_file', new File([new Uint8Array(file)], 'zoe.docx'));
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
  candidateId = (await readAs(CreateCandidateResponse, answer)).id;
  await apply();
  await analyze(jobId);
});

/** Puts the candidate into the first stage of the job. */
async function apply() {
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(owner)));
  const body = { candidate_ids: [candidateId], stage_id: stages[0]?.id };
  const added = await server.app.request(`/jobs/${jobId}/applications`, asJson('POST', owner, body));
  expect(added.status).toBe(200);
}

async function analyze(job_id: string) {
  const pair = { candidate_id: candidateId, job_id };
  expect((await server.app.request('/analyze_resume/', asJson('POST', owner, pair))).status).toBe(200);
}

async function addJob(title: string): Promise<string> {
  const job = { title, description: 'You run services.', skills_required: 'Go, Kubernetes, Rust' };
  const created = await server.app.request('/jobs/', asJson('POST', owner, job));
  return (await readAs(CreateJobResponse, created)).id;
}

const linkPath = () => `/candidates/${candidateId}/applicant_link`;
const makeLink = (token = owner) => server.app.request(linkPath(), { method: 'POST', ...bearer(token) });

async function takeSecret(): Promise<string> {
  const { url } = await readAs(CreateApplicantLinkResponse, await makeLink());
  expect(url).toMatch(/^http:\/\/localhost:3000\/your-application#[A-Za-z0-9_-]{43}$/);
  return url.split('#')[1] ?? '';
}

const post = (path: string, body: unknown) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const open = (token: string) => post('/applicant/', { token });
const ask = (token: string, request: object) => post('/applicant/requests/', { token, ...request });
const wrong = () => ({ kind: 'wrong', job_id: jobId, criterion: 'Rust', text: 'I wrote Rust for years.' });

async function list(token = owner) {
  const answer = await server.app.request(`/candidates/${candidateId}/applicant_requests`, bearer(token));
  return readAs(ListApplicantRequestsResponse, answer);
}

async function kinds(): Promise<string[]> {
  const answer = await server.app.request('/api/organization/ledger', bearer(admin));
  const { entries } = await readAs(ListLedgerResponse, answer);
  return entries.map(({ kind }) => kind).filter((kind) => kind.startsWith('applicant'));
}

test('a person sees their contact and what was found in their resume, and nothing of notes, scores, decisions or others', async () => {
  const decision = { job_id: jobId, decision: 'decline', reason: 'Too expensive, I think.' };
  const path = `/candidates/${candidateId}/decisions`;
  expect((await server.app.request(path, asJson('POST', owner, decision))).status).toBe(201);
  const answer = await open(await takeSecret());
  const text = await answer.clone().text();
  const application = await readAs(OpenApplicationResponse, answer);
  expect(application).toMatchObject({
    organization: 'org_one',
    contact_email: 'hr@example.com',
    name: 'Zoë Berg',
    email: 'zoe@example.com',
    resume_file_name: 'zoe.docx',
    requests: [],
  });
  const [analysis] = application.analyses;
  expect(analysis?.job).toEqual({ id: jobId, name: 'Engineer' });
  const found = Object.fromEntries((analysis?.findings ?? []).map((one) => [one.criterion, one]));
  expect(found.Go).toMatchObject({ state: 'met', quotes: [RESUME[1]] });
  expect(found.Kubernetes).toMatchObject({ quotes: [], elsewhere: true });
  expect(found.Rust).toMatchObject({ state: 'not_found', quotes: [] });
  expect(text).not.toMatch(/meetup|Oslo|at home|expensive|fit_score|decline|weight|recommendation/);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a job on which something was decided about them is theirs, and each one where candidates are in no jobs', async () => {
  const other = await addJob('Site reliability engineer');
  await analyze(other);
  const decision = { job_id: other, decision: 'decline', reason: 'Others know more of it.' };
  const path = `/candidates/${candidateId}/decisions`;
  const decided = await server.app.request(path, asJson('POST', owner, decision));
  expect(decided.ok).toBe(true);
  const token = await takeSecret();
  const both = await readAs(OpenApplicationResponse, await open(token));
  expect(both.analyses.map(({ job }) => job.id).toSorted()).toEqual([jobId, other].toSorted());

  const third = await addJob('Platform engineer');
  await analyze(third);
  await server.db.deleteFrom('applications').execute();
  const all = await readAs(OpenApplicationResponse, await open(token));
  expect(all.analyses).toHaveLength(3);
});

test('a job that they were ranked for and never applied to is not theirs to see, or to ask about', async () => {
  const other = await addJob('Secret successor of the founder');
  await analyze(other);
  const token = await takeSecret();
  const answer = await open(token);
  const { analyses } = await readAs(OpenApplicationResponse, answer);
  expect(analyses.map(({ job }) => job.id)).toEqual([jobId]);
  const refused = await ask(token, { ...wrong(), job_id: other });
  expect(refused.status).toBe(422);
  expect((await readError(refused)).errors).toEqual({ job_id: 'This job is not one of yours.' });
});

test('a secret is told once, kept as a hash, ends with a new one, when it is revoked, and after thirty days', async () => {
  const first = await takeSecret();
  expect(JSON.stringify(await server.db.selectFrom('applicant_links').selectAll().execute())).not.toContain(
    first,
  );
  const second = await takeSecret();
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  expect((await list()).link).toMatchObject({ by: { id: 'usr_owner', full_name: 'Person usr_owner' } });
  for (let time = 0; time < 2; time += 1)
    expect((await server.app.request(linkPath(), { method: 'DELETE', ...bearer(owner) })).status).toBe(204);
  expect((await open(second)).status).toBe(404);
  expect((await list()).link).toBeUndefined();
  const third = await takeSecret();
  server.advance(30 * DAY_MS + 1);
  owner = await server.signIn('owner@example.com');
  expect((await open(third)).status).toBe(404);
  expect((await ask(third, wrong())).status).toBe(404);
  expect((await list()).link).toBeUndefined();
  admin = await server.signIn('admin@example.com');
  expect(await kinds()).toEqual([
    'applicant_link_created',
    'applicant_link_revoked',
    'applicant_link_created',
    'applicant_link_created',
  ]);
  expect(JSON.stringify(server.entries)).not.toContain(third);
});

test('a request is kept with its clock, told to who made the link, answered in words, and all of it is on record', async () => {
  const token = await takeSecret();
  const sent = await readAs(SendApplicantRequestResponse, await ask(token, wrong()));
  expect(sent).toEqual({
    id: expect.stringMatching(/^apr_/),
    kind: 'wrong',
    job: { id: jobId, name: 'Engineer' },
    criterion: 'Rust',
    text: 'I wrote Rust for years.',
    created_at: '2026-11-21T09:00:00.000Z',
    due_at: '2026-12-21T09:00:00.000Z',
  });
  const [mail] = (await server.readMails()).slice(-1);
  expect(mail).toMatchObject({ to: 'owner@example.com' });
  expect(JSON.stringify(mail)).not.toMatch(/Rust|Zoë|zoe/);
  server.advance(1000);
  await ask(token, { kind: 'person' });
  expect((await list()).requests.map(({ kind }) => kind)).toEqual(['wrong', 'person']);
  const answer = asJson('PUT', owner, { answer: 'You are right. We marked the line.' });
  const answered = await server.app.request(`/applicant_requests/${sent.id}`, answer);
  expect(await readAs(AnswerApplicantRequestResponse, answered)).toMatchObject({
    answer: 'You are right. We marked the line.',
    answered_by: { id: 'usr_owner' },
  });
  expect((await list()).requests.map(({ kind }) => kind)).toEqual(['person', 'wrong']);
  const application = await readAs(OpenApplicationResponse, await open(token));
  expect(application.requests[1]).toMatchObject({ answer: 'You are right. We marked the line.' });
  expect(JSON.stringify(application)).not.toContain('usr_owner');
  expect(await kinds()).toEqual([
    'applicant_answered',
    'applicant_request',
    'applicant_request',
    'applicant_link_created',
  ]);
});

test('what waits for an answer is in one place, for who may answer it, the next due first', async () => {
  const waiting = async (token: string) => {
    const answer = await server.app.request('/applicant_requests/', bearer(token));
    return (await readAs(ListWaitingRequestsResponse, answer)).map(({ id }) => id);
  };
  const other = await server.signIn('other@example.com');
  expect(await waiting(owner)).toEqual([]);
  const token = await takeSecret();
  const { id } = await readAs(SendApplicantRequestResponse, await ask(token, wrong()));
  server.advance(1000);
  const second = await readAs(SendApplicantRequestResponse, await ask(token, { kind: 'person' }));
  const [first] = await readAs(
    ListWaitingRequestsResponse,
    await server.app.request('/applicant_requests', bearer(owner)),
  );
  expect(first).toMatchObject({ id, criterion: 'Rust', candidate: { id: candidateId, name: 'Zoë Berg' } });
  expect(await waiting(owner)).toEqual([id, second.id]);
  expect(await waiting(admin)).toEqual([id, second.id]);
  expect(await waiting(other)).toEqual([]);
  // Who only sees a candidate cannot answer for it.
  const share = { candidate_id: candidateId, shared_with_user_id: 'usr_other', note: '' };
  expect((await server.app.request('/candidates/share/', asJson('POST', owner, share))).status).toBe(201);
  expect(await waiting(other)).toEqual([]);
  const answered = asJson('PUT', owner, { answer: 'We marked the line.' });
  expect((await server.app.request(`/applicant_requests/${id}`, answered)).status).toBe(200);
  expect(await waiting(owner)).toEqual([second.id]);
  await server.app.request(`/candidates/${candidateId}`, { method: 'DELETE', ...bearer(owner) });
  expect(await waiting(admin)).toEqual([]);
  expect(
    (await server.app.request(`/candidates/${candidateId}/restore`, { method: 'POST', ...bearer(owner) }))
      .status,
  ).toBe(200);
  expect(await waiting(admin)).toEqual([second.id]);
});

test('a request says what it is about, and names a job that the person can know', async () => {
  const token = await takeSecret();
  for (const field of ['job_id', 'criterion', 'text'] as const) {
    const { [field]: _, ...others } = { ...wrong() };
    const answer = await ask(token, others);
    expect(answer.status).toBe(422);
    expect((await readError(answer)).errors).toHaveProperty(field);
  }
  const other = await ask(token, { ...wrong(), job_id: 'job_none' });
  expect((await readError(other)).errors).toEqual({ job_id: 'This job is not one of yours.' });
  expect((await ask(token, { kind: 'person', text: 'x'.repeat(2001) })).status).toBe(422);
  expect((await ask('x'.repeat(43), wrong())).status).toBe(404);
});

test('a link sends twenty requests a day, however often it is made again', async () => {
  let token = await takeSecret();
  for (let count = 0; count < 20; count += 1) expect((await ask(token, { kind: 'person' })).status).toBe(201);
  token = await takeSecret();
  expect((await ask(token, { kind: 'person' })).status).toBe(429);
  server.advance(DAY_MS + 1);
  expect((await ask(token, { kind: 'person' })).status).toBe(201);
});

test('who may not change the candidate makes no link and answers nothing; nobody else sees any of it', async () => {
  const token = await takeSecret();
  const { id } = await readAs(SendApplicantRequestResponse, await ask(token, wrong()));
  const other = await server.signIn('other@example.com');
  expect((await makeLink(other)).status).toBe(404);
  const share = { candidate_id: candidateId, shared_with_user_id: 'usr_other', note: 'Have a look.' };
  expect((await server.app.request('/candidates/share/', asJson('POST', owner, share))).status).toBe(201);
  expect((await makeLink(other)).status).toBe(403);
  const answer = asJson('PUT', other, { answer: 'No.' });
  expect((await server.app.request(`/applicant_requests/${id}`, answer)).status).toBe(403);
  expect((await list(other)).requests).toHaveLength(1);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_far', email: 'far@example.com', isAdmin: true },
  ]);
  const far = asJson('PUT', await server.signIn('far@example.com'), { answer: 'No.' });
  expect((await server.app.request(`/applicant_requests/${id}`, far)).status).toBe(404);
});

test('all of it goes with the candidate, and comes back where the deletion is undone', async () => {
  const token = await takeSecret();
  await ask(token, wrong());
  const path = `/candidates/${candidateId}`;
  await server.app.request(path, { method: 'DELETE', ...bearer(owner) });
  expect((await open(token)).status).toBe(404);
  await server.app.request(`${path}/restore`, asJson('POST', owner, {}));
  expect((await open(token)).status).toBe(200);
  expect((await list()).requests).toHaveLength(1);
  await server.app.request(path, { method: 'DELETE', ...bearer(owner) });
  await server.readMails();
  await server.carryOutDeletions();
  for (const table of ['applicant_links', 'applicant_requests'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a recruiter gets one mail an hour at most, of all who wait then', async () => {
  const secrets = [await takeSecret()];
  for (const name of ['Ada', 'Kim']) {
    const form = new FormData();
    const fields = { name, email: `${name}@example.com`, phone: '1', notes: NOTES };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    const made = await server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
    const { id } = await readAs(CreateCandidateResponse, made);
    const path = `/candidates/${id}/applicant_link`;
    const link = await server.app.request(path, { method: 'POST', ...bearer(owner) });
    secrets.push((await readAs(CreateApplicantLinkResponse, link)).url.split('#')[1] ?? '');
  }
  const askAll = async () => {
    for (const secret of secrets) expect((await ask(secret, { kind: 'person' })).status).toBe(201);
  };
  const mails = async () => {
    await deliverDue(server.dependencies);
    return server.readMails();
  };
  await ask(secrets[0] ?? '', { kind: 'person' });
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@example.com', 'A person who applied asks for an answer'],
  ]);
  await askAll();
  server.advance(59 * 60_000);
  expect(await mails()).toHaveLength(1);
  server.advance(60_000);
  const [, gathered] = await mails();
  expect(gathered?.subject).toBe('3 people who applied ask for an answer');
  expect(gathered?.text.match(/\/candidates\/cnd_/g)).toHaveLength(3);
  expect(gathered?.text).not.toMatch(/Zoë|Ada|Kim/);
  await askAll();
  expect(await mails()).toHaveLength(2);
  server.advance(60 * 60_000);
  expect(await mails()).toHaveLength(3);
  server.advance(60 * 60_000);
  expect(await mails()).toHaveLength(3);
});

test('who made the link and may no longer answer is not told; whose candidate it is, is', async () => {
  const { url } = await readAs(CreateApplicantLinkResponse, await makeLink(admin));
  const demoted = { username: 'usr_admin', email: 'admin@example.com', full_name: 'Once an admin' };
  await server.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', 'usr_owner').execute();
  const changed = await server.app.request(
    '/users/usr_admin',
    asJson('PUT', owner, { ...demoted, is_admin: false }),
  );
  expect(changed.status).toBe(200);
  await server.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', 'usr_owner').execute();
  expect((await ask(url.split('#')[1] ?? '', { kind: 'person', text: 'Please look.' })).status).toBe(201);
  expect((await server.readMails()).map(({ to }) => to)).toEqual(['owner@example.com']);
});

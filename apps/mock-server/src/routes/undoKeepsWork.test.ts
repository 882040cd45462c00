import { AnalyzeResumeResponse } from '@cortex/api-client/analysis/validators';
import { CreateApplicantLinkResponse } from '@cortex/api-client/applicants/validators';
import { ListApplicationsResponse, ListStagesResponse } from '@cortex/api-client/applications/validators';
import { ReadImportRowsResponse, StartImportResponse } from '@cortex/api-client/background/validators';
import { CreateCandidateResponse, ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { BeginPasskeyResponse } from '@cortex/api-client/passkeys/validators';
import { Authenticator } from '@cortex/conformance/authenticator';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { findNext } from '../backgroundTasks/findNext.ts';
import { claim } from '../backgroundTasks/leases.ts';
import { workOnTask } from '../backgroundTasks/workOnTask.ts';
import { deliverDue } from '../mail/outbox.ts';
import { createBuiltInAnalyzer } from '../workers/analyzer.ts';
import { createBackground } from '../workers/background.ts';
import { performHere } from '../workers/perform.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let member: string;
let sent: string[];
let isDown: boolean;
const background = createBackground(() => {});

beforeEach(async () => {
  sent = [];
  isDown = false;
  const mail = {
    async send({ to }: { to: string }) {
      if (isDown) throw new Error('The mail server is down.');
      sent.push(to);
    },
  };
  server = await createTestApp(undefined, { mail, runInBackground: background.runInBackground });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com', isAdmin: true },
  ]);
  [admin, member] = [await server.signIn('admin@example.com'), await server.signIn('member@example.com')];
});

const send = (path: string, body: unknown, method = 'POST', as = admin) =>
  server.app.request(path, asJson(method, as, body));
const get = async (path: string, as = admin) => (await server.app.request(path, bearer(as))).json();
const remove = (path: string) => server.app.request(path, { method: 'DELETE', ...bearer(admin) });
const baker = { title: 'Baker', description: 'Sourdough is required.', skills_required: 'Baking, Sourdough' };
const LINE = 'Kept a culture of flour and water alive for nine winters.';

async function add(notes = 'x'): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Mara', email: 'mara@example.com', phone: '1', notes }))
    body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(admin), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}
const addJob = async () => (await readAs(CreateJobResponse, await send('/jobs/', baker))).id;
const merge = (id: string, other_id: string) =>
  send(`/candidates/${id}/merge`, {
    other_id,
    name: 'Mara',
    email: 'mara@example.com',
    phone: '1',
    notes: 'x',
  });

test('a job that comes back has its corrections, its scores and its place on the jobs page', async () => {
  const job_id = await addJob();
  const notes = `${LINE} Baked bread by hand in a shop of three people, planned the night shifts and trained two apprentices there.`;
  const candidate_id = await add(notes);
  const score = async () =>
    (await readAs(AnalyzeResumeResponse, await send('/analyze_resume/', { candidate_id, job_id }))).fit_score;
  const first = await score();
  const shown = { job_id, criterion: 'sourdough', finding: 'shown', quote: LINE };
  expect((await send(`/candidates/${candidate_id}/corrections`, shown, 'PUT')).status).toBe(200);
  await send('/jobs_page/', { is_on: true, address: 'one-bakery' }, 'PUT');
  await send(`/jobs/${job_id}/publication`, { place: 'Lund' }, 'PUT');
  const corrected = await score();
  expect(corrected).toBeGreaterThan(first ?? 100);

  await remove(`/jobs/${job_id}`);
  await server.carryOutDeletions();
  expect(await get('/open_jobs/?address=one-bakery')).toMatchObject({ jobs: [] });
  expect(await get(`/candidates/${candidate_id}/analyses`)).toEqual([]);

  expect(await addJob()).toBe(job_id);
  expect(await get('/open_jobs/?address=one-bakery')).toMatchObject({ jobs: [{ place: 'Lund' }] });
  expect(await get(`/candidates/${candidate_id}/analyses`)).toHaveLength(1);
  expect(await score()).toBe(corrected);
});

test('what hung on a job goes once the job can no longer come back', async () => {
  const job_id = await addJob();
  const candidate_id = await add(`${LINE} ${'Baked bread by hand in a shop of three people. '.repeat(4)}`);
  await send('/analyze_resume/', { candidate_id, job_id });
  await remove(`/jobs/${job_id}`);
  server.advance(60_000);
  await server.carryOutDeletions();
  expect(await server.db.selectFrom('analyses').selectAll().execute()).toEqual([]);
});

test('a person who comes back has their passkeys and their sign-in at the company', async () => {
  const setup = await readAs(BeginPasskeyResponse, await send('/passkeys/setup/', {}, 'POST', member));
  const credential = new Authenticator().make({
    rpId: 'localhost',
    origin: 'http://localhost:3000',
    challenge: setup.options.challenge,
    userId: Buffer.from('usr_member').toString('base64url'),
  });
  expect((await send('/passkeys/', { name: 'Laptop', credential }, 'POST', member)).status).toBe(201);
  const identity = { issuer: 'https://idp.example.com', subject: 's', user_id: 'usr_member' };
  await server.db.insertInto('company_identities').values(identity).execute();

  expect((await remove('/users/usr_member')).status).toBe(200);
  expect((await send('/users/usr_member/restore', {})).status).toBe(200);
  expect(await get('/passkeys/', await server.signIn('member@example.com'))).toMatchObject([
    { name: 'Laptop' },
  ]);
  expect(await server.db.selectFrom('company_identities').selectAll().execute()).toEqual([identity]);
});

test.each([
  'merged',
  'deleted and restored',
])('a mail that waits still goes to somebody who is %s', async (how) => {
  const [mara, twin] = [await add(), await add()];
  isDown = true;
  await send(`/candidates/${twin}/mails`, { subject: 'Interview', text: 'Please come on Monday.' });
  await background.settled();
  if (how === 'merged') await merge(mara, twin);
  else {
    await remove(`/candidates/${twin}`);
    await deliverDue(server.dependencies);
    expect((await send(`/candidates/${twin}/restore`, {})).status).toBe(200);
  }
  isDown = false;
  server.advance(31_000);
  await deliverDue(server.dependencies);
  expect(sent).toEqual(['mara@example.com']);
});

test('a mail goes where its copy says, also when the address was changed since', async () => {
  const id = await add();
  isDown = true;
  await send(`/candidates/${id}/mails`, { subject: 'Interview', text: 'Please come on Monday.' });
  await background.settled();
  const body = new FormData();
  for (const [field, value] of Object.entries({
    name: 'Mara',
    email: 'new@example.com',
    phone: '1',
    notes: 'x',
  }))
    body.set(field, value);
  await server.app.request(`/candidates/${id}`, { method: 'PUT', ...bearer(admin), body });
  isDown = false;
  server.advance(31_000);
  await deliverDue(server.dependencies);
  expect(sent).toEqual(['mara@example.com']);
  expect(await get(`/candidates/${id}/notes`)).toMatchObject([{ mail: { to: 'mara@example.com' } }]);
});

test('the undo of a merge leaves the scorecard and the stage that somebody changed in between', async () => {
  const job_id = await addJob();
  const [mara, twin] = [await add(), await add()];
  const mark = (id: string, comment: string) =>
    send(
      `/candidates/${id}/scorecards`,
      { job_id, marks: [{ criterion: 'Baking', mark: 3, comment }] },
      'PUT',
      member,
    );
  const move = (id: string, stage_id: string) =>
    send(`/jobs/${job_id}/applications`, { candidate_ids: [id], stage_id });
  await move(twin, 'stg_new_one');
  await mark(twin, 'Short.');
  await merge(mara, twin);
  await mark(mara, 'Ten minutes of words.');
  await move(mara, 'stg_interview_one');
  expect((await send(`/candidates/${twin}/restore`, {})).status).toBe(200);
  expect(await get(`/candidates/${mara}/scorecards?job_id=${job_id}`, member)).toMatchObject({
    own: { marks: [{ comment: 'Ten minutes of words.' }] },
  });
  const board = await readAs(
    ListApplicationsResponse,
    await server.app.request(`/jobs/${job_id}/applications`, bearer(admin)),
  );
  expect(new Map(board.map(({ candidate, stage_id }) => [candidate.id, stage_id]))).toEqual(
    new Map([
      [mara, 'stg_interview_one'],
      [twin, 'stg_new_one'],
    ]),
  );
});

test('what somebody who applied asked for waits for its answer after a merge, and once after its undo', async () => {
  const [mara, twin] = [await add(), await add()];
  const link = await readAs(
    CreateApplicantLinkResponse,
    await send(`/candidates/${twin}/applicant_link`, {}),
  );
  const [, token] = link.url.split('#');
  await send('/applicant/requests/', { token, kind: 'person', text: 'Please let a person decide.' });
  await merge(mara, twin);
  const asked = { text: 'Please let a person decide.' };
  expect(await get(`/candidates/${mara}/applicant_requests`)).toMatchObject({ requests: [asked] });
  expect(await get('/applicant_requests/')).toHaveLength(1);
  await send(`/candidates/${twin}/restore`, {});
  expect(await get(`/candidates/${mara}/applicant_requests`)).toMatchObject({ requests: [] });
  expect(await get('/applicant_requests/')).toHaveLength(1);
});

test('a deletion that is undone leaves the rows of an import that are to be fixed as they were', async () => {
  const id = await add();
  const row = {
    number: 2,
    name: 'Mara L.',
    email: 'mara@example.com',
    phone: '2',
    notes: 'A page of notes.',
  };
  const begun = await send('/imports/', { file_name: 'a.csv', duplicates: 'leave_out', rows: [row] });
  const started = (await readAs(StartImportResponse, begun)).id;
  const refusal = { detail: 'A candidate with this email is there already.', code: 'email_taken' };
  await server.db
    .updateTable('import_rows')
    .set({ error: JSON.stringify(refusal) })
    .execute();
  const ended_at = server.dependencies.clock().toISOString();
  await server.db.updateTable('imports').set({ state: 'done', done: 1, refused: 1, ended_at }).execute();
  const rows = async () => {
    const answer = await server.app.request(`/imports/${started}/rows?not_made=true`, bearer(admin));
    return (await readAs(ReadImportRowsResponse, answer)).rows;
  };
  const before = await rows();
  expect(before[0]?.values?.notes).toBe('A page of notes.');
  await remove(`/candidates/${id}`);
  expect((await rows())[0]?.values).toBeUndefined();
  await send(`/candidates/${id}/restore`, {});
  expect(await rows()).toEqual(before);
});

test('a person who comes back has their import: the rows that wait, and those to fix', async () => {
  const row = (number: number, email: string) => ({ number, name: 'P', email, phone: '1', notes: 'x' });
  const rows = [row(2, 'not an address'), row(3, 'three@example.com')];
  const begun = { file_name: 'people.csv', duplicates: 'leave_out', rows };
  const { id } = await readAs(StartImportResponse, await send('/imports/', begun, 'POST', member));
  await remove('/users/usr_member');
  expect(await server.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
  await send('/users/usr_member/restore', {});
  const analyzer = createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf));
  const scoring = { ...server.dependencies, analyzer };
  server.advance(20_000);
  const next = await findNext(scoring);
  const task = next && (await claim(scoring, next));
  if (task) await workOnTask(scoring, task, () => false);
  const again = await server.signIn('member@example.com');
  const people = await readAs(
    ListCandidatesResponse,
    await server.app.request('/candidates/', bearer(again)),
  );
  expect(people.map(({ email }) => email)).toEqual(['three@example.com']);
  const answer = await server.app.request(`/imports/${id}/rows?not_made=true`, bearer(again));
  expect((await readAs(ReadImportRowsResponse, answer)).rows).toHaveLength(1);
});

test.each([
  'candidate',
  'job',
])('who comes back with a %s stands in the first stage where theirs was removed meanwhile', async (what) => {
  const [jobId, id] = [await addJob(), await add()];
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(admin)));
  const [first, phone] = stages;
  await send(`/jobs/${jobId}/applications`, { candidate_ids: [id], stage_id: phone?.id });
  await remove(what === 'job' ? `/jobs/${jobId}` : `/candidates/${id}`);
  await send('/stages/', { stages: stages.filter((stage) => stage !== phone) }, 'PUT');
  if (what === 'job') await addJob();
  else await send(`/candidates/${id}/restore`, {});
  const board = await readAs(
    ListApplicationsResponse,
    await server.app.request(`/jobs/${jobId}/applications`, bearer(admin)),
  );
  expect(board.map(({ stage_id }) => stage_id)).toEqual([first?.id]);
});

import {
  GetFunnelResponse,
  GetSourceFiguresResponse,
  ListApplicationsResponse,
  ListCandidateApplicationsResponse,
  ListStagesResponse,
} from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse, ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse, ListJobsResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import {
  ApplyToJobResponse,
  GetJobsPageResponse,
  GetOpenJobResponse,
  ListOpenJobsResponse,
  PublishJobResponse,
  UpdateJobsPageResponse,
} from '@cortex/api-client/publication/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { deliverDue } from '../mail/outbox.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let owner: string;
let stranger: string;
let jobId: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  owner = await server.signIn('owner@example.com');
  stranger = await server.signIn('stranger@example.com');
  jobId = await addJob('Baker');
});

async function addJob(title: string, as = owner): Promise<string> {
  const job = { title, description: 'Bakes bread.\n\nEarly.', skills_required: 'Baking, Dough' };
  return (await readAs(CreateJobResponse, await send('/jobs/', 'POST', job, as))).id;
}

const send = (path: string, method: 'POST' | 'PUT', body: unknown, as = owner) =>
  server.app.request(path, asJson(method, as, body));
const get = (path: string, as = owner) => server.app.request(path, bearer(as));
const remove = (path: string, as = owner) => server.app.request(path, { method: 'DELETE', ...bearer(as) });
const turn = (is_on: boolean, address = 'one-bakery', as = admin) =>
  send('/jobs_page/', 'PUT', { is_on, address }, as);
const publish = (id = jobId, as = owner, place?: string) =>
  send(`/jobs/${id}/publication`, 'PUT', place === undefined ? {} : { place }, as);
const readPage = (address = 'one-bakery') => server.app.request(`/open_jobs/?address=${address}`);
const kinds = async () =>
  (await readAs(ListLedgerResponse, await get('/api/organization/ledger', admin))).entries.map(
    ({ kind }) => kind,
  );

function applicationForm(fields: Record<string, string> = {}, file?: File): FormData {
  const form = new FormData();
  const all = { name: 'Ada Brot', email: 'ada@example.com', phone: '+31 10 555 01', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const text = paragraph('Ada Brot') + paragraph('Baked bread and kneaded dough for six years.');
  form.append('resume_file', file ?? new File([new Uint8Array(makeWord(text))], 'ada.docx'));
  return form;
}

const apply = (form = applicationForm(), headers: Record<string, string> = {}, id = jobId) =>
  server.app.request(`/open_jobs/${id}/applications`, { method: 'POST', body: form, headers });
const candidates = async (as = owner) => readAs(ListCandidatesResponse, await get('/candidates/', as));

test('off at first, with an address that the name of the organization proposes', async () => {
  const page = await readAs(GetJobsPageResponse, await get('/jobs_page/'));
  expect(page).toMatchObject({ is_on: false });
  expect(page.url).toBe(`http://localhost:3000/jobs/${page.address}`);
  await publish();
  expect((await readPage(page.address)).status).toBe(404);
  expect((await server.app.request(`/open_jobs/${jobId}`)).status).toBe(404);
  expect((await apply()).status).toBe(404);
});

test('an admin alone turns it on; an address is one organization’s, also while its page is off', async () => {
  expect((await turn(true, 'one-bakery', owner)).status).toBe(403);
  const page = await readAs(UpdateJobsPageResponse, await turn(true));
  expect(page).toEqual({ is_on: true, address: 'one-bakery', url: 'http://localhost:3000/jobs/one-bakery' });
  await turn(false);
  expect(await readError(await turn(true, 'one-bakery', stranger))).toMatchObject({
    code: 'validation_failed',
    errors: { address: expect.stringContaining('Another organization') },
  });
  for (const address of ['ab', 'Bakery', 'a b c', '-abc', 'abc-', 'a--b', 'ä-bakery'])
    expect((await turn(true, address)).status).toBe(422);
  expect(await kinds()).toEqual(expect.arrayContaining(['jobs_page_changed']));
});

test('everybody reads the jobs on the page, and nothing of who is behind them', async () => {
  await turn(true);
  const job = await readAs(PublishJobResponse, await publish(jobId, owner, 'Rotterdam'));
  expect(job.publication).toEqual({ place: 'Rotterdam', published_at: expect.any(String) });
  server.advance(1000);
  const second = await addJob('Confectioner');
  await publish(second);
  const listed = await readAs(ListOpenJobsResponse, await readPage());
  expect(listed.jobs.map(({ title, place }) => [title, place])).toEqual([
    ['Confectioner', undefined],
    ['Baker', 'Rotterdam'],
  ]);
  const open = await readAs(GetOpenJobResponse, await server.app.request(`/open_jobs/${jobId}`));
  expect(Object.keys(open).toSorted()).toEqual(
    [
      'address',
      'contact_email',
      'description',
      'id',
      'organization',
      'place',
      'published_at',
      'skills_required',
      'title',
    ].toSorted(),
  );
  const jobs = await readAs(ListJobsResponse, await get('/jobs/'));
  expect(jobs.map(({ publication }) => publication?.place)).toEqual(['Rotterdam', undefined]);
});

test('a job goes off the page, by itself where it is deleted, and for no one who does not see it', async () => {
  await turn(true);
  expect((await publish(jobId, stranger)).status).toBe(404);
  await publish();
  expect((await remove(`/jobs/${jobId}/publication`, stranger)).status).toBe(404);
  expect((await remove(`/jobs/${jobId}/publication`)).status).toBe(200);
  expect((await remove(`/jobs/${jobId}/publication`)).status).toBe(404);
  expect((await apply()).status).toBe(404);
  await publish();
  await remove(`/jobs/${jobId}`);
  expect((await readAs(ListOpenJobsResponse, await readPage())).jobs).toEqual([]);
  expect(await kinds()).toEqual(expect.arrayContaining(['job_published', 'job_unpublished']));
});

test('who applies is a candidate of the job’s owner, in its first stage, as the record says', async () => {
  await turn(true);
  await publish();
  const sent = await apply(applicationForm({ message: 'I start at four.' }));
  expect(sent.status).toBe(201);
  expect(await readAs(ApplyToJobResponse, sent)).toEqual({ message: 'Your application was sent.' });
  const [ada, ...others] = await candidates();
  expect(others).toEqual([]);
  expect(ada).toMatchObject({
    name: 'Ada Brot',
    notes: 'From the applicant:\n“I start at four.”',
    resume_reading: 'read',
    can_edit: true,
  });
  const [application] = await readAs(ListApplicationsResponse, await get(`/jobs/${jobId}/applications`));
  expect(application).toMatchObject({ source: 'jobs_page', by: { full_name: 'Ada Brot' } });
  const path = `/candidates/${ada?.id}/applications`;
  const [own] = await readAs(ListCandidateApplicationsResponse, await get(path));
  expect(own?.moves).toEqual([expect.objectContaining({ to: 'New' })]);
  expect(await kinds()).toEqual(expect.arrayContaining(['application_received']));
  expect((await candidates(stranger)).length).toBe(0);
});

test('who applies is in the first stage that is open, also where another one stands before it', async () => {
  const stages = await readAs(ListStagesResponse, await get('/stages/'));
  const ended = stages.filter(({ kind }) => kind !== 'open');
  const open = stages.filter(({ kind }) => kind === 'open');
  expect((await send('/stages/', 'PUT', { stages: [...ended, ...open] }, admin)).status).toBe(200);
  await turn(true);
  await publish();
  await apply();
  const [application] = await readAs(ListApplicationsResponse, await get(`/jobs/${jobId}/applications`));
  expect(application?.stage_id).toBe(open[0]?.id);
});

test('a funnel tells apart who applied and whom a colleague added', async () => {
  await turn(true);
  await publish();
  const read = async () =>
    readAs(GetFunnelResponse, await server.app.request(`/jobs/${jobId}/funnel`, bearer(owner)));
  await apply();
  expect((await read()).by_source).toBeUndefined();
  const stages = await readAs(ListStagesResponse, await get('/stages/'));
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Cas',
    email: 'cas@example.com',
    phone: '1',
    notes: 'Met.',
  }))
    form.append(name, value);
  const made = await server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
  const { id: added } = await readAs(CreateCandidateResponse, made);
  await send(`/jobs/${jobId}/applications`, 'POST', {
    candidate_ids: [added],
    stage_id: stages[1]?.id,
  });
  const { stages: all, by_source = [] } = await read();
  expect(all.map(({ reached }) => reached).slice(0, 2)).toEqual([1, 1]);
  expect(
    by_source.map(({ source, stages: own }) => [source, ...own.slice(0, 2).map(({ reached }) => reached)]),
  ).toEqual([
    ['jobs_page', 1, 0],
    ['colleague', 0, 1],
  ]);
});

test('figures of all jobs tell applications, stages and hires by source, of closed jobs too', async () => {
  await server.db
    .updateTable('organizations')
    .set({ plan: 'standard' })
    .where('id', '=', 'org_one')
    .execute();
  await turn(true);
  await publish();
  const read = async () => readAs(GetSourceFiguresResponse, await get('/source_figures/', admin));
  const told = async () =>
    (await read()).sources.map(({ source, applications, hires, stages }) => [
      source,
      applications,
      hires,
      ...stages.slice(0, 3).map(({ reached }) => reached),
    ]);
  expect(await told()).toEqual([
    ['jobs_page', 0, 0, 0, 0, 0],
    ['colleague', 0, 0, 0, 0, 0],
  ]);
  await apply();
  const [applied] = await candidates(owner);
  const stages = await readAs(ListStagesResponse, await get('/stages/'));
  const move = (job: string, stage_id: string | undefined) =>
    send(`/jobs/${job}/applications`, 'POST', { candidate_ids: [applied?.id], stage_id });
  await move(jobId, stages[2]?.id);
  await move(jobId, stages.find(({ kind }) => kind === 'hired')?.id);
  const job = { title: 'Nurse', description: 'Nights.', skills_required: 'Care' };
  const { id: other } = await readAs(CreateJobResponse, await send('/jobs/', 'POST', job));
  await move(other, stages[0]?.id);
  await move(other, undefined);
  const all = [
    ['jobs_page', 1, 1, 1, 0, 1],
    ['colleague', 1, 0, 1, 0, 0],
  ];
  expect(await told()).toEqual(all);
  await server.app.request(`/jobs/${jobId}`, { method: 'DELETE', ...bearer(owner) });
  expect(await told()).toEqual(all);
  await server.app.request(`/candidates/${applied?.id}`, { method: 'DELETE', ...bearer(owner) });
  expect((await told()).map(([, count]) => count)).toEqual([0, 0]);
});

test('whose job it is gets one mail an hour of all who applied, without a word of them', async () => {
  await turn(true);
  await publish();
  const told = async () => {
    await deliverDue(server.dependencies);
    return (await server.readMails()).filter(({ to }) => to === 'owner@example.com');
  };
  await apply(applicationForm({ name: 'Ada Brot' }));
  // Who applies before the first mail is taken from the outbox is told of in it.
  const [first] = await told();
  for (const name of ['Bo Teig', 'Cem Mehl']) await apply(applicationForm({ name }));
  expect(await told()).toHaveLength(1);
  expect(first?.text).toContain(`http://localhost:3000/jobs/${jobId}/board`);
  expect(first?.text).not.toContain('Brot');
  server.advance(60 * 60_000);
  const mails = await told();
  expect(mails.map(({ subject }) => subject)).toEqual([first?.subject, '3 people applied on your jobs page']);
});

test('the same form is stored once, another one with its key again', async () => {
  await turn(true);
  await publish();
  for (let time = 0; time < 2; time += 1)
    expect((await apply(applicationForm({ key: 'form-0001' }))).status).toBe(201);
  expect((await candidates()).length).toBe(1);
  await apply(applicationForm({ key: 'form-0001', message: 'I forgot to say.' }));
  expect((await candidates()).length).toBe(2);
});

test('a form without a resume, or with what is none, makes nobody', async () => {
  await turn(true);
  await publish();
  const form = applicationForm();
  form.delete('resume_file');
  expect(await readError(await apply(form))).toMatchObject({ code: 'validation_failed' });
  const text = new File(['hello'], 'ada.txt');
  expect(await readError(await apply(applicationForm({}, text)))).toMatchObject({
    code: 'unsupported_resume_type',
  });
  expect(await candidates()).toEqual([]);
});

test('a browser’s own form is answered with the page to show', async () => {
  await turn(true);
  await publish();
  const headers = { Accept: 'text/html,application/xhtml+xml' };
  const sent = await apply(applicationForm(), headers);
  expect([sent.status, sent.headers.get('Location')]).toEqual([
    303,
    `http://localhost:3000/jobs/one-bakery/${jobId}?sent`,
  ]);
  const refused = await apply(applicationForm({}, new File(['hello'], 'ada.txt')), headers);
  expect([refused.status, refused.headers.get('Location')]).toEqual([
    303,
    `http://localhost:3000/jobs/one-bakery/${jobId}?problem=unsupported_resume_type#apply`,
  ]);
  await turn(false);
  const late = await apply(applicationForm(), headers);
  expect([late.status, late.headers.get('Location')]).toEqual([
    303,
    `http://localhost:3000/jobs/one-bakery/${jobId}?problem=not_found#apply`,
  ]);
  expect((await apply(applicationForm(), headers, 'job_none')).status).toBe(404);
});

test('one network sends 60 applications an hour', async () => {
  await turn(true);
  await publish();
  for (let sent = 0; sent < 60; sent += 1) expect((await apply()).status).toBe(201);
  expect(await readError(await apply())).toMatchObject({ code: 'rate_limited' });
  expect((await candidates()).length).toBe(60);
  server.advance(DAY_MS);
  const again = await server.signIn('owner@example.com');
  expect((await apply()).status).toBe(201);
  expect((await candidates(again)).length).toBe(61);
});

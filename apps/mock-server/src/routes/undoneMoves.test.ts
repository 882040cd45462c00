import {
  GetFunnelResponse,
  GetSourceFiguresResponse,
  ListApplicationsResponse,
  ListCandidateApplicationsResponse,
  MoveApplicationsResponse,
} from '@cortex/api-client/applications/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

const DAYS = 24 * 3600_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let colleague: string;
let jobId: string;
let id: string;

const send = (path: string, body: unknown, method = 'POST', as = admin) =>
  server.app.request(path, asJson(method, as, body));
const get = (path: string) => server.app.request(path, bearer(admin));
const readCard = async () =>
  (await readAs(ListApplicationsResponse, await get(`/jobs/${jobId}/applications`)))[0];
const move = async (to: { stage_id?: string; undo?: boolean }, as = admin) => {
  const answer = await send(`/jobs/${jobId}/applications`, { candidate_ids: [id], ...to }, 'POST', as);
  return (await readAs(MoveApplicationsResponse, answer)).changes;
};
const readHires = async () =>
  (await readAs(GetSourceFiguresResponse, await get('/source_figures/'))).sources.map(({ hires }) => hires);
const readReached = async (stage: string) =>
  (await readAs(GetFunnelResponse, await get(`/jobs/${jobId}/funnel`))).stages.find(
    ({ stage_id }) => stage_id === stage,
  )?.reached;

/** Mara has applied on the jobs page twelve days ago. */
beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_two', email: 'two@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  const job = { title: 'Baker', description: 'Bakes.', skills_required: 'Baking' };
  jobId = (await readAs(CreateJobResponse, await send('/jobs/', job))).id;
  await send('/jobs_page/', { is_on: true, address: 'one-bakery' }, 'PUT');
  await send(`/jobs/${jobId}/publication`, {}, 'PUT');
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Mara', email: 'mara@example.com', phone: '1' }))
    body.set(field, value);
  body.set('resume_file', new File([await makeWord(paragraph('Baked bread for six years.'))], 'cv.docx'));
  const answer = await server.app.request(`/open_jobs/${jobId}/applications`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  id = (await readCard())?.candidate.id ?? '';
  server.advance(12 * DAYS);
  admin = await server.signIn('admin@example.com');
  colleague = await server.signIn('two@example.com');
});

test('who was taken off a job by mistake is who applied again, since when they did', async () => {
  const before = await readCard();
  const [change] = await move({});
  await move({ stage_id: String(change?.from), undo: true });
  expect(before?.source).toBe('jobs_page');
  expect(await readCard()).toEqual(before);
});

test('a mistaken hire that is undone counts nowhere, and stays on record', async () => {
  const before = await readCard();
  const [change] = await move({ stage_id: 'stg_hired_one' });
  expect([await readHires(), await readReached('stg_hired_one')]).toEqual([[1, 0], 1]);
  await move({ stage_id: String(change?.from), undo: true });
  expect(await readCard()).toEqual(before);
  expect([await readHires(), await readReached('stg_hired_one')]).toEqual([[0, 0], 0]);
  const [told] = await readAs(ListCandidateApplicationsResponse, await get(`/candidates/${id}/applications`));
  expect(told?.moves).toHaveLength(1);
  const { entries } = await readAs(
    ListLedgerResponse,
    await get('/api/organization/ledger?kind=application_moved'),
  );
  expect(entries).toHaveLength(2);
});

test('what was added to a job by mistake and taken off by the undo was never with it', async () => {
  await move({});
  server.advance(60 * 60_000);
  await move({ stage_id: 'stg_interview_one' });
  expect(await readReached('stg_interview_one')).toBe(1);
  await move({ undo: true });
  expect(await readReached('stg_interview_one')).toBe(0);
  expect(await readCard()).toBeUndefined();
});

test('a way back that undoes nobody’s last move is a move like any', async () => {
  const before = await readCard();
  const [change] = await move({ stage_id: 'stg_hired_one' });
  const back = { stage_id: String(change?.from), undo: true };
  server.advance(1000);
  await move(back, colleague);
  expect((await readCard())?.since).not.toBe(before?.since);
  expect(await readReached('stg_hired_one')).toBe(1);
  await move({ stage_id: 'stg_hired_one' });
  server.advance(11 * 60_000);
  await move(back);
  expect(await readReached('stg_hired_one')).toBe(1);
});

import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import {
  ListScorecardJobsResponse,
  ListScorecardsResponse,
  SaveScorecardResponse,
} from '@cortex/api-client/scorecards/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; second: string; member: string; stranger: string };
let job: string;
let mara: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    second: await server.signIn('second@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
  const posted = { title: 'Backend Engineer', description: 'Go in production.', skills_required: 'Go' };
  const made = await server.app.request('/jobs/', asJson('POST', tokens.admin, posted));
  job = (await readAs(CreateJobResponse, made)).id;
  const body = new FormData();
  const fields = { name: 'Mara', email: 'one@example.com', phone: '+49 30 5550 100', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const form = { method: 'POST', ...bearer(tokens.admin), body };
  const answer = await server.app.request('/candidates/', form);
  mara = (await readAs(CreateCandidateResponse, answer)).id;
});

const put = (token: string, marks: object[], job_id = job) =>
  server.app.request(`/candidates/${mara}/scorecards`, asJson('PUT', token, { job_id, marks }));
const save = async (token: string, marks: object[]) => {
  server.advance(60_000);
  return readAs(SaveScorecardResponse, await put(token, marks));
};
const get = (token: string) =>
  server.app.request(`/candidates/${mara}/scorecards?job_id=${job}`, bearer(token));
async function firstStage(): Promise<string | undefined> {
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(tokens.admin)));
  return stages[0]?.id;
}
const read = async (token: string) => readAs(ListScorecardsResponse, await get(token));

test('others are seen once one’s own is in, and how many there are before', async () => {
  await save(tokens.admin, [{ criterion: 'Go', mark: 4, comment: ' Explained it. ' }]);
  expect(await read(tokens.second)).toEqual({ others: [], hidden: 1 });
  const { own, others, hidden } = await save(tokens.second, [{ criterion: 'Go', mark: 2 }]);
  expect(own?.marks).toEqual([{ criterion: 'Go', mark: 2 }]);
  expect(others.map(({ by, marks }) => [by.id, marks])).toEqual([
    ['usr_admin', [{ criterion: 'Go', mark: 4, comment: 'Explained it.' }]],
  ]);
  expect(hidden).toBe(0);
});

test('a card that is saved again takes the place of the first, and says so', async () => {
  const first = await save(tokens.admin, [{ criterion: 'Go', mark: 4 }]);
  const { own } = await save(tokens.admin, [{ criterion: 'Go', mark: 1 }]);
  expect(own?.marks).toEqual([{ criterion: 'Go', mark: 1 }]);
  expect(own?.submitted_at).toBe(first.own?.submitted_at);
  expect(Date.parse(own?.changed_at ?? '') - Date.parse(own?.submitted_at ?? '')).toBe(60_000);
});

test('who does not see the candidate or the job neither reads nor writes', async () => {
  await save(tokens.admin, [{ criterion: 'Go', mark: 4 }]);
  for (const token of [tokens.member, tokens.stranger]) {
    expect((await get(token)).status).toBe(404);
    expect((await put(token, [{ criterion: 'Go', mark: 4 }])).status).toBe(404);
  }
  expect((await put(tokens.admin, [{ criterion: 'Go', mark: 4 }], 'job_none')).status).toBe(404);
});

test('a criterion stands once, and a mark is one of four', async () => {
  const twice = await put(tokens.admin, [{ criterion: 'Go', mark: 4 }, { criterion: 'go ' }]);
  expect(await readError(twice)).toMatchObject({ errors: { marks: 'A criterion stands here twice.' } });
  for (const mark of [0, 5, 2.5])
    expect((await put(tokens.admin, [{ criterion: 'Go', mark }])).status).toBe(422);
  expect((await put(tokens.admin, [])).status).toBe(422);
});

test('a card that says nothing is refused, and shows none of others', async () => {
  await save(tokens.admin, [{ criterion: 'Go', mark: 4 }]);
  for (const nothing of [{ criterion: 'Go' }, { criterion: '.', comment: ' \n' }]) {
    const refused = await readError(await put(tokens.second, [nothing]));
    expect(refused.errors).toEqual({ marks: 'Mark one criterion at least, or write what you saw.' });
  }
  expect(await read(tokens.second)).toEqual({ others: [], hidden: 1 });
  await save(tokens.second, [{ criterion: 'Go' }, { criterion: 'SQL', comment: 'Not asked.' }]);
  expect((await read(tokens.second)).others).toHaveLength(1);
});

test('a card goes with the candidate, and comes back', async () => {
  await save(tokens.admin, [{ criterion: 'Go', mark: 4 }]);
  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await server.db.selectFrom('scorecards').selectAll().execute()).toEqual([]);
  await server.app.request(`/candidates/${mara}/restore`, { method: 'POST', ...bearer(tokens.admin) });
  expect((await read(tokens.admin)).own?.marks).toEqual([{ criterion: 'Go', mark: 4 }]);
});

test('who sees the candidate by a share alone is told what for, and no more of the job', async () => {
  const jobsOf = (token: string) => server.app.request(`/candidates/${mara}/scorecard_jobs`, bearer(token));
  const share = { candidate_id: mara, shared_with_user_id: 'usr_member', note: 'Please interview.' };
  await server.app.request('/candidates/share/', asJson('POST', tokens.admin, share));
  expect(await readAs(ListScorecardJobsResponse, await jobsOf(tokens.member))).toEqual([]);
  expect((await get(tokens.member)).status).toBe(404);
  const stage = await firstStage();
  const move = { candidate_ids: [mara], stage_id: stage };
  const moved = await server.app.request(`/jobs/${job}/applications`, asJson('POST', tokens.admin, move));
  expect(moved.status).toBe(200);

  const [told, ...more] = await readAs(ListScorecardJobsResponse, await jobsOf(tokens.member));
  expect(more).toEqual([]);
  expect(told?.job).toEqual({ id: job, title: 'Backend Engineer' });
  expect(told?.criteria).toContain('Go');
  expect(Object.keys(told ?? {}).toSorted()).toEqual(['criteria', 'job']);
  await save(tokens.admin, [{ criterion: 'Go', mark: 4 }]);
  expect(await read(tokens.member)).toEqual({ others: [], hidden: 1 });
  expect((await save(tokens.member, [{ criterion: 'Go', mark: 2 }])).own?.by.id).toBe('usr_member');

  for (const path of ['/jobs/', `/candidates/${mara}/applications`])
    expect(await (await server.app.request(path, bearer(tokens.member))).json()).toEqual([]);
  for (const path of [`/jobs/${job}/applications`, `/jobs/${job}/funnel`])
    expect((await server.app.request(path, bearer(tokens.member))).status).toBe(404);
  expect((await jobsOf(tokens.stranger)).status).toBe(404);
  const away = { candidate_id: mara, shared_with_user_id: 'usr_member' };
  await server.app.request('/candidates/unshare/', asJson('POST', tokens.admin, away));
  expect((await jobsOf(tokens.member)).status).toBe(404);
  expect((await get(tokens.member)).status).toBe(404);
});

test('a criterion that was left out, and a job that is gone, are not told', async () => {
  const stage = await firstStage();
  const move = { candidate_ids: [mara], stage_id: stage };
  await server.app.request(`/jobs/${job}/applications`, asJson('POST', tokens.admin, move));
  const changed = {
    title: 'Backend Engineer',
    description: 'Go in production.',
    skills_required: 'Go, Rust',
    criteria: [{ name: 'Rust', importance: 'left_out' }],
  };
  const put = await server.app.request(`/jobs/${job}`, asJson('PUT', tokens.admin, changed));
  expect(put.status).toBe(200);
  const list = async () =>
    readAs(
      ListScorecardJobsResponse,
      await server.app.request(`/candidates/${mara}/scorecard_jobs`, bearer(tokens.admin)),
    );
  const [told] = await list();
  expect(told?.criteria).toContain('Go');
  expect(told?.criteria).not.toContain('Rust');
  await server.app.request(`/jobs/${job}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await list()).toEqual([]);
});

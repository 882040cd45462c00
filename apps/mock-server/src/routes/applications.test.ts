import {
  GetFunnelResponse,
  ListApplicationCountsResponse,
  ListApplicationsResponse,
  ListCandidateApplicationsResponse,
  ListStagesResponse,
  MoveApplicationsResponse,
  UpdateStagesResponse,
} from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { applicationsLimits } from '@cortex/api-client/limits';
import { SendCandidateMailResponse } from '@cortex/api-client/mails/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; member: string; stranger: string };
let job: string;
let mara: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
  job = await addJob(tokens.admin);
  mara = await addCandidate(tokens.admin, 'Mara Lindqvist');
});

async function addJob(token: string, title = 'Backend Engineer'): Promise<string> {
  const body = { title, description: 'Go in production.', skills_required: 'Go' };
  return (await readAs(CreateJobResponse, await server.app.request('/jobs/', asJson('POST', token, body))))
    .id;
}

async function addCandidate(token: string, name: string): Promise<string> {
  const body = new FormData();
  const fields = { name, email: 'one@example.com', phone: '+49 30 5550 100', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const post = (token: string, candidate_ids: string[], stage_id?: string, id = job) =>
  server.app.request(
    `/jobs/${id}/applications`,
    asJson('POST', token, { candidate_ids, ...(stage_id ? { stage_id } : {}) }),
  );
const move = async (...asked: Parameters<typeof post>) => {
  server.advance(60_000);
  return (await readAs(MoveApplicationsResponse, await post(...asked))).changes;
};
const list = async (token = tokens.admin, id = job) =>
  readAs(ListApplicationsResponse, await server.app.request(`/jobs/${id}/applications`, bearer(token)));
const ofCandidate = async (id = mara, token = tokens.admin) =>
  readAs(
    ListCandidateApplicationsResponse,
    await server.app.request(`/candidates/${id}/applications`, bearer(token)),
  );
const stages = async (token = tokens.admin) =>
  readAs(ListStagesResponse, await server.app.request('/stages/', bearer(token)));
const putStages = (token: string, list: object[]) =>
  server.app.request('/stages/', asJson('PUT', token, { stages: list }));
const ledger = async (token = tokens.admin) =>
  (await readAs(ListLedgerResponse, await server.app.request('/api/organization/ledger', bearer(token))))
    .entries;

test('a candidate comes to a job, is moved, and taken off it; the record has each step and no other', async () => {
  expect(await move(tokens.admin, [mara], 'stg_new_one')).toEqual([
    { candidate_id: mara, to: 'stg_new_one' },
  ]);
  expect(await move(tokens.admin, [mara], 'stg_new_one')).toEqual([]);
  expect(await move(tokens.admin, [mara], 'stg_interview_one')).toEqual([
    { candidate_id: mara, from: 'stg_new_one', to: 'stg_interview_one' },
  ]);
  expect(await list()).toEqual([
    {
      candidate: { id: mara, name: 'Mara Lindqvist' },
      stage_id: 'stg_interview_one',
      since: '2026-11-21T09:03:00.000Z',
      added_at: '2026-11-21T09:01:00.000Z',
      by: { id: 'usr_admin', full_name: 'Person usr_admin' },
    },
  ]);
  const [application] = await ofCandidate();
  expect(application).toMatchObject({
    job: { id: job, title: 'Backend Engineer' },
    stage_id: 'stg_interview_one',
  });
  expect(application?.moves.map(({ from, to }) => [from, to])).toEqual([
    ['New', 'Interview'],
    [undefined, 'New'],
  ]);

  expect(await move(tokens.admin, [mara])).toEqual([{ candidate_id: mara, from: 'stg_interview_one' }]);
  expect(await move(tokens.admin, [mara])).toEqual([]);
  expect([await list(), await ofCandidate()]).toEqual([[], []]);
  const steps = (await ledger()).filter(({ kind }) => kind.startsWith('application'));
  expect(steps.map(({ kind, change }) => [kind, change])).toEqual([
    ['application_removed', undefined],
    ['application_moved', { from: 'New', to: 'Interview' }],
    ['application_moved', { to: 'New' }],
  ]);
  expect(steps[0]).toMatchObject({ candidate: { id: mara }, job: { id: job, name: 'Backend Engineer' } });
});

test('what the caller does not see is 404, and then nothing changes for anybody', async () => {
  const other = await addCandidate(tokens.stranger, 'Of another organization');
  for (const asked of [
    [tokens.stranger, [mara], 'stg_new_one'],
    [tokens.admin, [mara, other], 'stg_new_one'],
    [tokens.admin, [mara, 'cnd_unknown'], 'stg_new_one'],
    [tokens.member, [mara], 'stg_new_one'],
  ] as const)
    expect((await readError(await post(asked[0], [...asked[1]], asked[2]))).code).toBe('not_found');
  expect(await list()).toEqual([]);
  for (const path of [`/jobs/${job}/applications`, `/candidates/${mara}/applications`])
    expect((await server.app.request(path, bearer(tokens.stranger))).status).toBe(404);
});

test('a regular user sees of their own job whom they see, and of a candidate the jobs that they see', async () => {
  const own = await addJob(tokens.member, 'Night Librarian');
  const ownCandidate = await addCandidate(tokens.member, 'Own');
  await move(tokens.admin, [mara, ownCandidate], 'stg_new_one', own);
  await move(tokens.admin, [ownCandidate], 'stg_new_one');
  expect((await list(tokens.member, own)).map(({ candidate }) => candidate.name)).toEqual(['Own']);
  expect((await ofCandidate(ownCandidate, tokens.member)).map(({ job: { title } }) => title)).toEqual([
    'Night Librarian',
  ]);
});

test('stages are renamed, ordered, added and removed by an admin, but not from under somebody', async () => {
  const first = await stages();
  expect(first.map(({ name }) => name)).toEqual([
    'New',
    'Phone screen',
    'Interview',
    'Offer',
    'Hired',
    'Turned down',
  ]);
  await move(tokens.admin, [mara], 'stg_offer_one');
  const [applied, , interview, offer, hired] = first;
  const wanted = [
    { ...applied, name: ' Applied ' },
    interview,
    { name: 'Work sample', kind: 'open' },
    offer,
    hired,
  ].map((stage) => ({ ...stage }));
  const changed = await readAs(UpdateStagesResponse, await putStages(tokens.admin, wanted));
  expect(changed.map(({ name }) => name)).toEqual(['Applied', 'Interview', 'Work sample', 'Offer', 'Hired']);
  expect(await stages(tokens.member)).toEqual(changed);
  expect((await stages(tokens.stranger)).map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  expect((await ledger())[0]).toMatchObject({
    kind: 'stages_changed',
    change: { to: 'Applied, Interview, Work sample, Offer, Hired' },
  });

  const without = changed.filter(({ name }) => name !== 'Offer');
  const refused = await readError(await putStages(tokens.admin, without));
  expect(refused).toMatchObject({
    code: 'stage_in_use',
    detail: 'Somebody is in the stage “Offer”. Move them to another stage first.',
  });
  await move(tokens.admin, [mara], 'stg_hired_one');
  expect((await putStages(tokens.admin, without)).status).toBe(200);
  expect((await post(tokens.admin, [mara], 'stg_offer_one')).status).toBe(404);
  for (const list of [
    [...without, { id: 'stg_of_nobody', name: 'Elsewhere', kind: 'open' }],
    [...without, { name: 'aPPlied', kind: 'open' }],
    [...without, { name: '  ', kind: 'open' }],
    without.slice(0, 1),
  ])
    expect((await readError(await putStages(tokens.admin, list))).errors).toHaveProperty('stages');
  expect((await putStages(tokens.member, without)).status).toBe(403);
});

test('a deleted candidate comes back to the jobs that are still open', async () => {
  const closed = await addJob(tokens.admin, 'Closed meanwhile');
  await move(tokens.admin, [mara], 'stg_interview_one');
  await move(tokens.admin, [mara], 'stg_new_one', closed);
  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await list()).toEqual([]);
  await server.app.request(`/jobs/${closed}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await server.app.request(`/candidates/${mara}/restore`, { method: 'POST', ...bearer(tokens.admin) });
  expect((await ofCandidate()).map(({ stage_id }) => stage_id)).toEqual(['stg_interview_one']);
});

test('a funnel tells how many came how far, and how long it took, of those that the caller sees', async () => {
  const funnel = async (token = tokens.admin) => {
    const { stages: told } = await readAs(
      GetFunnelResponse,
      await server.app.request(`/jobs/${job}/funnel`, bearer(token)),
    );
    return told.filter(({ reached }) => reached > 0);
  };
  /** Sessions end meanwhile. */
  const later = async (days: number) => {
    server.advance(days * DAY_MS);
    tokens.admin = await server.signIn('admin@example.com');
    tokens.stranger = await server.signIn('stranger@example.com');
  };
  expect(await funnel()).toEqual([]);
  const tomas = await addCandidate(tokens.admin, 'Tomas');
  await post(tokens.admin, [mara, tomas], 'stg_new_one');
  await later(2);
  await post(tokens.admin, [mara], 'stg_interview_one');
  await later(4);
  await post(tokens.admin, [tomas], 'stg_interview_one');
  const waiting = (await list()).find(({ candidate }) => candidate.id === mara)?.since;
  await later(1);
  await post(tokens.admin, [tomas]);
  expect(await funnel()).toEqual([
    { stage_id: 'stg_new_one', now: 0, reached: 2, days_to_reach: 0, days_in: 4 },
    {
      stage_id: 'stg_interview_one',
      now: 1,
      reached: 2,
      days_to_reach: 4,
      days_in: 1,
      waiting_since: waiting,
    },
  ]);
  expect((await server.app.request(`/jobs/${job}/funnel`, bearer(tokens.stranger))).status).toBe(404);
  await server.app.request(`/candidates/${tomas}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect((await funnel()).map(({ reached }) => reached)).toEqual([1, 1]);
});

test('a funnel knows a stage that was renamed since', async () => {
  await move(tokens.admin, [mara], 'stg_new_one');
  const list = await stages();
  await putStages(
    tokens.admin,
    list.map((stage) => (stage.id === 'stg_new_one' ? { ...stage, name: 'Fresh' } : stage)),
  );
  const { stages: told } = await readAs(
    GetFunnelResponse,
    await server.app.request(`/jobs/${job}/funnel`, bearer(tokens.admin)),
  );
  expect(told[0]).toMatchObject({ stage_id: 'stg_new_one', reached: 1, now: 1 });
});

test('a person moves so many candidates an hour, and whoever moves 10,000 at once goes on', async () => {
  const named = (call: number) => Array.from({ length: 500 }, (_, index) => `cnd_${call}_${index}`);
  for (let call = 0; call < 60; call += 1) expect((await post(tokens.member, named(call))).status).toBe(404);
  const refused = await post(tokens.member, [mara]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await readError(refused)).code).toBe('rate_limited');
  expect((await post(tokens.admin, [mara], (await stages())[0]?.id)).status).toBe(200);
  server.advance(60 * 60_000);
  expect((await post(tokens.member, named(0))).status).toBe(404);
});

test('of many moves of a candidate the newest are told, and others are answered while they are read', async () => {
  const [first, second] = await stages();
  await move(tokens.admin, [mara], first?.id);
  const began = server.dependencies.clock().getTime();
  const made = (seq: number) => {
    const [from, to] = seq % 2 === 0 ? [first, second] : [second, first];
    return {
      organization_id: 'org_one',
      seq,
      at: new Date(began + seq * 1_000).toISOString(),
      kind: 'application_moved',
      person_id: 'usr_admin',
      subject_id: mara,
      details: JSON.stringify({ from: from?.name, job_id: job, to: to?.name, to_id: to?.id }),
      previous_hash: '0',
      hash: '0',
    };
  };
  for (let seq = 1_000; seq < 7_000; seq += 500)
    await server.db
      .insertInto('ledger')
      .values(Array.from({ length: 500 }, (_, index) => made(seq + index)))
      .execute();
  const moves = (await ofCandidate())[0]?.moves ?? [];
  expect(moves).toHaveLength(applicationsLimits.movesListed);
  expect(moves[0]?.at).toBe(made(6_999).at);
  for (const path of [`/jobs/${job}/funnel`, '/source_figures/', `/candidates/${mara}/applications`]) {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    expect((await server.app.request(path, bearer(tokens.admin))).status).toBe(200);
    isOver = true;
    expect(turns, path).toBeGreaterThan(6);
  }
  const funnel = await readAs(
    GetFunnelResponse,
    await server.app.request(`/jobs/${job}/funnel`, bearer(tokens.admin)),
  );
  expect(funnel.stages[0]).toMatchObject({ reached: 1, now: 1 });
});

test('the board tells the next interview of each, for this job or for none that is known', async () => {
  const listed = async () => (await list()).map(({ next_interview }) => next_interview?.starts_at);
  const at = (day: number) => ({ starts_at: `2026-11-2${day}T09:00:00.000Z`, minutes: 30 });
  const send = async (body: object) => {
    const words = { subject: 'Hello', text: 'Let us talk.' };
    const request = asJson('POST', tokens.admin, { ...words, ...body });
    const answer = await server.app.request(`/candidates/${mara}/mails`, request);
    return (await readAs(SendCandidateMailResponse, answer)).id;
  };
  await send({ interview: at(4) });
  await post(tokens.admin, [mara], 'stg_new_one');
  expect(await listed()).toEqual([at(4).starts_at]);
  await send({ interview: at(2), for_job: await addJob(tokens.admin, 'Another') });
  const own = await send({ interview: at(3), for_job: job });
  expect(await listed()).toEqual([at(3).starts_at]);
  await send({ cancels: own });
  expect(await listed()).toEqual([at(4).starts_at]);
  server.advance(3 * DAY_MS + 29 * 60_000);
  tokens.admin = await server.signIn('admin@example.com');
  expect(await listed()).toEqual([at(4).starts_at]);
  server.advance(60_000);
  expect(await listed()).toEqual([undefined]);
});

test('the board tells the decision that stands of each, for this job', async () => {
  const other = await addJob(tokens.admin, 'Another');
  const decide = (job_id: string, decision: string) =>
    server.app.request(
      `/candidates/${mara}/decisions`,
      asJson('POST', tokens.admin, { job_id, decision, reason: 'Wait.' }),
    );
  await post(tokens.admin, [mara], 'stg_new_one');
  const listed = async () => (await list()).map(({ decision }) => decision);
  expect(await listed()).toEqual([undefined]);
  for (const decision of ['hold', 'shortlist']) expect((await decide(job, decision)).ok).toBe(true);
  expect((await decide(other, 'decline')).ok).toBe(true);
  expect(await listed()).toEqual([
    {
      decision: 'shortlist',
      by: { id: 'usr_admin', full_name: expect.any(String) },
      at: expect.any(String),
    },
  ]);
});

test('how many are with each job, and how many are new, of what the caller sees', async () => {
  const counts = async (token = tokens.admin) =>
    readAs(ListApplicationCountsResponse, await server.app.request('/application_counts/', bearer(token)));
  expect(await counts()).toEqual([]);
  const other = await addJob(tokens.member, 'Another');
  const elena = await addCandidate(tokens.member, 'Elena Duarte');
  await addJob(tokens.admin, 'Nobody is with it');
  await move(tokens.admin, [mara, elena], 'stg_new_one');
  await move(tokens.admin, [mara], 'stg_offer_one');
  await move(tokens.admin, [mara, elena], 'stg_new_one', other);
  const both = [
    { job_id: job, candidates: 2, in_first_stage: 1 },
    { job_id: other, candidates: 2, in_first_stage: 2 },
  ];
  expect(await counts()).toEqual(both.toSorted((one, two) => (one.job_id < two.job_id ? -1 : 1)));
  expect(await counts(tokens.member)).toEqual([{ job_id: other, candidates: 1, in_first_stage: 1 }]);
  expect(await counts(tokens.stranger)).toEqual([]);
  await server.app.request(`/jobs/${other}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await counts()).toEqual([{ job_id: job, candidates: 2, in_first_stage: 1 }]);
});

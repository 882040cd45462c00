import {
  GetFunnelResponse,
  ListCandidateApplicationsResponse,
} from '@cortex/api-client/applications/validators';
import {
  CreateCandidateResponse,
  GetCandidateResponse,
  ListCandidatesResponse,
  MergeCandidatesResponse,
  RestoreCandidateResponse,
} from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListCandidateNotesResponse } from '@cortex/api-client/notes/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let member: string;
let mara: string;
let twin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  [admin, member] = [await server.signIn('admin@example.com'), await server.signIn('member@example.com')];
  mara = await add(admin, { name: 'Mara Lindqvist', email: 'mara@example.com', phone: '1', notes: 'First.' });
  twin = await add(member, { name: 'M. Lindqvist', email: 'ml@example.com', phone: '2', notes: 'Second.' });
});

async function add(as: string, fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(as), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const send = (path: string, body: unknown, as = admin, method = 'POST') =>
  server.app.request(path, asJson(method, as, body));
const get = (path: string, as = admin) => server.app.request(path, bearer(as));
const fields = { name: 'Mara Lindqvist', email: 'ml@example.com', phone: '1', notes: 'First.\n\nSecond.' };
const merge = (as = admin, id = mara, other_id = twin) =>
  send(`/candidates/${id}/merge`, { other_id, ...fields }, as);
const notesOf = async (id: string) =>
  (await readAs(ListCandidateNotesResponse, await get(`/candidates/${id}/notes`))).map(({ text }) => text);
const ids = async (as = admin) =>
  (await readAs(ListCandidatesResponse, await get('/candidates/', as))).map(({ id }) => id);
const jobsOf = async (id: string) =>
  (await readAs(ListCandidateApplicationsResponse, await get(`/candidates/${id}/applications`))).map(
    ({ job }) => job.id,
  );

test('the one that stays names those that were merged into it, also by way of another, until the merge is taken back', async () => {
  const third = await add(admin, { name: 'Mara L.', email: 'l@example.com', phone: '3', notes: 'Third.' });
  const mergedOf = async (id: string) =>
    (await readAs(ListCandidatesResponse, await get('/candidates/'))).find((one) => one.id === id)
      ?.merged_ids;
  expect(await mergedOf(mara)).toBeUndefined();
  const merged = await readAs(MergeCandidatesResponse, await merge());
  expect(merged.merged_ids).toEqual([twin]);
  expect(await mergedOf(mara)).toEqual([twin]);
  await merge(admin, third, mara);
  expect(await mergedOf(third)).toEqual([twin, mara]);
  expect((await readAs(GetCandidateResponse, await get(`/candidates/${third}`))).merged_ids).toEqual([
    twin,
    mara,
  ]);
  await send(`/candidates/${mara}/restore`, {});
  expect(await mergedOf(third)).toBeUndefined();
  expect(await mergedOf(mara)).toEqual([twin]);
});

async function addJob(): Promise<string> {
  const job = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
  return (await readAs(CreateJobResponse, await send('/jobs/', job))).id;
}

test('of two one stays, with what a person chose and what hung on both; the undo gives both back', async () => {
  const [first, second] = [await addJob(), await addJob()];
  await send(`/candidates/${mara}/notes`, { text: 'Met Mara.' });
  await send(`/candidates/${twin}/notes`, { text: 'Met her twice.' }, member);
  await send(`/candidates/${twin}/mails`, { subject: 'Hello', text: 'Dear M.' }, member);
  await send(`/candidates/${mara}/tags`, { tags: ['Lund', 'Night shifts'] }, admin, 'PUT');
  await send(`/candidates/${twin}/tags`, { tags: ['night shifts', 'Moves'] }, admin, 'PUT');
  for (const [job, candidates] of [
    [first, [mara, twin]],
    [second, [twin]],
  ] as const)
    expect(
      (await send(`/jobs/${job}/applications`, { candidate_ids: candidates, stage_id: 'stg_new_one' }))
        .status,
    ).toBe(200);
  const before = await readAs(GetCandidateResponse, await get(`/candidates/${mara}`));

  const merged = await readAs(MergeCandidatesResponse, await merge());
  expect(merged).toMatchObject({ id: mara, ...fields, tags: ['Lund', 'Night shifts', 'Moves'] });
  expect(await ids()).toEqual([mara]);
  expect((await notesOf(mara)).toSorted()).toEqual(['Dear M.', 'Met Mara.', 'Met her twice.']);
  expect((await jobsOf(mara)).toSorted()).toEqual([first, second].toSorted());
  expect(await ids(member)).toEqual([mara]);
  expect((await get(`/candidates/${twin}`)).status).toBe(404);

  await readAs(RestoreCandidateResponse, await send(`/candidates/${twin}/restore`, {}));
  expect(await readAs(GetCandidateResponse, await get(`/candidates/${mara}`))).toMatchObject({
    ...before,
    resume: before.resume,
  });
  expect(await notesOf(mara)).toEqual(['Met Mara.']);
  expect((await notesOf(twin)).toSorted()).toEqual(['Dear M.', 'Met her twice.']);
  expect(await jobsOf(mara)).toEqual([first]);
  expect((await jobsOf(twin)).toSorted()).toEqual([first, second].toSorted());
  expect(await ids(member)).toEqual([twin]);
});

test('the funnel goes on with the one that stays, and has both again after the undo', async () => {
  const [first, second] = [await addJob(), await addJob()];
  const move = (job: string, id: string, stage_id: string) =>
    send(`/jobs/${job}/applications`, { candidate_ids: [id], stage_id });
  await move(first, twin, 'stg_new_one');
  await move(first, twin, 'stg_interview_one');
  await move(second, mara, 'stg_new_one');
  await move(second, twin, 'stg_interview_one');
  const reached = async (job: string) => {
    const { stages } = await readAs(GetFunnelResponse, await get(`/jobs/${job}/funnel`));
    return stages.filter((stage) => stage.reached > 0).map(({ stage_id, now }) => [stage_id, now]);
  };
  const before = [await reached(first), await reached(second)];
  expect(before[0]).toEqual([
    ['stg_new_one', 0],
    ['stg_interview_one', 1],
  ]);

  await readAs(MergeCandidatesResponse, await merge());
  expect(await reached(first)).toEqual(before[0]);
  expect(await reached(second)).toEqual([['stg_new_one', 1]]);
  const applications = await readAs(
    ListCandidateApplicationsResponse,
    await get(`/candidates/${mara}/applications`),
  );
  const told = new Map(applications.map(({ job, moves }) => [job.id, moves.map(({ to }) => to)]));
  expect(told.get(first)).toEqual(['Interview', 'New']);
  expect(told.get(second)).toEqual(['New']);
  await move(first, mara, 'stg_offer_one');
  expect((await reached(first)).at(-1)).toEqual(['stg_offer_one', 1]);

  await send(`/candidates/${twin}/restore`, {});
  expect(await reached(second)).toEqual(before[1]);
});

test('the undo leaves what was changed since', async () => {
  await readAs(MergeCandidatesResponse, await merge());
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...fields, phone: '+46 8 5550 100' })) body.set(field, value);
  await server.app.request(`/candidates/${mara}`, { method: 'PUT', ...bearer(admin), body });
  await send(`/candidates/${twin}/restore`, {});
  expect(await readAs(GetCandidateResponse, await get(`/candidates/${mara}`))).toMatchObject({
    email: 'mara@example.com',
    phone: '+46 8 5550 100',
  });
});

test('only who may change both merges them, and nobody with themselves', async () => {
  expect((await merge(member)).status).toBe(404);
  await send('/candidates/share/', { candidate_id: mara, shared_with_user_id: 'usr_member', note: '' });
  const refused = await merge(member);
  expect(refused.status).toBe(403);
  expect((await readError(refused)).code).toBe('not_owner');
  const same = await merge(admin, mara, mara);
  expect(same.status).toBe(422);
  expect(Object.keys((await readError(same)).errors ?? {})).toEqual(['other_id']);
  expect((await ids()).toSorted()).toEqual([mara, twin].toSorted());
});

test('the merge is on record, and the other one is erased when it can no longer be undone', async () => {
  await readAs(MergeCandidatesResponse, await merge());
  await server.carryOutDeletions();
  const kinds = await server.db.selectFrom('ledger').select(['kind', 'subject_id']).orderBy('seq').execute();
  expect(kinds.slice(-2)).toEqual([
    { kind: 'candidates_merged', subject_id: mara },
    { kind: 'candidate_deleted', subject_id: twin },
  ]);
  expect(await server.db.selectFrom('held_deletions').selectAll().execute()).toEqual([]);
  expect((await send(`/candidates/${twin}/restore`, {})).status).toBe(404);
});

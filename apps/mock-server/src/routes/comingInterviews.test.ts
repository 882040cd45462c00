import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListComingInterviewsResponse, SendCandidateMailResponse } from '@cortex/api-client/mails/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; owner: string; member: string; stranger: string };
let mara: string;
let elena: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    owner: await server.signIn('owner@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
  mara = await addCandidate('Mara Lindqvist', 'mara@example.com');
  elena = await addCandidate('Elena Duarte', 'elena@example.com');
});

async function addCandidate(name: string, email: string): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, email, phone: '+49 30 5550 100', notes: 'Called.' }))
    body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(tokens.owner), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const first = { starts_at: '2026-12-01T10:00:00.000Z', minutes: 45, place: 'Room 1' };
const second = { starts_at: '2026-12-02T10:00:00.000Z', minutes: 30 };
const third = { starts_at: '2026-12-03T10:00:00.000Z', minutes: 30 };

async function send(to: string, change: object, token = tokens.owner): Promise<string> {
  const body = { subject: 'Your interview', text: 'Let us talk.', ...change };
  const answer = await server.app.request(`/candidates/${to}/mails`, asJson('POST', token, body));
  return (await readAs(SendCandidateMailResponse, answer)).id;
}
const list = async (token = tokens.owner) =>
  readAs(ListComingInterviewsResponse, await server.app.request('/interviews/', bearer(token)));
const times = async (token = tokens.owner) =>
  (await list(token)).map(
    ({ candidate, interview }) => `${candidate.name} ${interview.starts_at.slice(0, 10)}`,
  );

test('the next one first, with the candidate, the place and who invited', async () => {
  await send(mara, { interview: second }, tokens.admin);
  const id = await send(elena, { interview: first });
  expect((await list())[0]).toEqual({
    id,
    candidate: { id: elena, name: 'Elena Duarte' },
    interview: first,
    by: { id: 'usr_owner', full_name: expect.any(String) },
  });
  expect(await times()).toEqual(['Elena Duarte 2026-12-01', 'Mara Lindqvist 2026-12-02']);
});

test('one that was cancelled is none, and one that was moved has its new time', async () => {
  const moved = await send(mara, { interview: first });
  await send(mara, { interview: third, moves: moved });
  const cancelled = await send(elena, { interview: second });
  await send(elena, { cancels: cancelled });
  expect(await times()).toEqual(['Mara Lindqvist 2026-12-03']);
});

test('it stands there until it ends', async () => {
  await send(mara, { interview: { ...first, starts_at: '2026-11-21T10:00:00.000Z' } });
  await send(elena, { interview: first });
  server.advance(104 * 60_000);
  expect(await times()).toEqual(['Mara Lindqvist 2026-11-21', 'Elena Duarte 2026-12-01']);
  server.advance(60_000);
  expect(await times()).toEqual(['Elena Duarte 2026-12-01']);
});

test('of the candidates whom one sees alone', async () => {
  await send(mara, { interview: first });
  expect(await times(tokens.member)).toEqual([]);
  expect(await times(tokens.stranger)).toEqual([]);
  expect(await times(tokens.admin)).toEqual(['Mara Lindqvist 2026-12-01']);
  const share = { candidate_id: mara, shared_with_user_id: 'usr_member', note: '' };
  await server.app.request('/candidates/share/', asJson('POST', tokens.owner, share));
  expect(await times(tokens.member)).toEqual(['Mara Lindqvist 2026-12-01']);
  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.owner) });
  expect(await times(tokens.admin)).toEqual([]);
});

test('the job is told as long as it is open', async () => {
  const job = {
    title: 'Staff Accountant',
    description: 'Closes the books each month.',
    skills_required: 'Excel',
  };
  const { id } = await readAs(
    CreateJobResponse,
    await server.app.request('/jobs/', asJson('POST', tokens.owner, job)),
  );
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(tokens.owner)));
  const moves = { candidate_ids: [mara], stage_id: stages[0]?.id };
  const moved = await server.app.request(`/jobs/${id}/applications`, asJson('POST', tokens.owner, moves));
  expect(moved.status).toBe(200);
  await send(mara, { interview: first });
  expect((await list())[0]?.job).toEqual({ id, name: 'Staff Accountant' });
  await server.app.request(`/jobs/${id}`, { method: 'DELETE', ...bearer(tokens.owner) });
  expect((await list())[0]?.job).toBeUndefined();
});

test('a hundred at most, the next ones', async () => {
  const at = (index: number) => new Date(Date.parse(first.starts_at) + index * 3_600_000).toISOString();
  const rows = Array.from({ length: 101 }, (_, index) => `nte_${String(index).padStart(3, '0')}`);
  await server.db
    .insertInto('candidate_notes')
    .values(
      rows.map((id) => ({
        id,
        organization_id: 'org_one',
        candidate_id: mara,
        user_id: 'usr_owner',
        text: 'Let us talk.',
        text_key: 'let us talk.',
        mentions: '[]',
        at: '2026-11-21T09:00:00.000Z',
      })),
    )
    .execute();
  await server.db
    .insertInto('candidate_mails')
    .values(
      rows.map((note_id, index) => ({
        note_id,
        sent_to: 'mara@example.com',
        subject: 'Your interview',
        starts_at: at(index),
        minutes: 30,
        place: '',
      })),
    )
    .execute();
  const found = await list();
  expect(found).toHaveLength(100);
  expect(found.at(-1)?.interview.starts_at).toBe(at(99));
});

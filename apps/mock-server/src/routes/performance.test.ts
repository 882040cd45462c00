import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import {
  GetOrganizationPerformanceResponse,
  GetUserPerformanceHistoryResponse,
  GetUserPerformanceResponse,
} from '@cortex/api-client/performance/validators';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import type { EventType } from '../db/schema.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let member: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
    { id: 'usr_twin', email: 'twin@example.com' },
  ]);
  await server.addOrganization('org_two', 'standard', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  member = await server.signIn('member@example.com');
});

async function addEvent(user_id: string, type: EventType, at: string, organization_id = 'org_one') {
  const id = `evt_${type}_${at}_${user_id}`;
  await server.db
    .insertInto('events')
    .values({ id, organization_id, user_id, type, subject_id: 'gone', at })
    .execute();
}

const ask = (token: string, user?: string) =>
  server.app.request(`/user-performance${user ? `?user=${encodeURIComponent(user)}` : ''}`, bearer(token));
const figures = async (token: string, user?: string) =>
  readAs(GetUserPerformanceResponse, await ask(token, user));

test('too little data gives null, not zero', async () => {
  expect(await figures(member, 'Person usr_member')).toEqual({
    name: 'Person usr_member',
    jobsFilled: 0,
    candidatesShared: 0,
    activeJobs: 0,
    activeCandidates: 0,
    jobFillRate: null,
    retentionRate: null,
  });
});

test('a job counts as filled once it is deleted, for its owner and for all', async () => {
  const job = { title: 'Cook', description: 'Cooks.', skills_required: 'Knives' };
  const create = async (title: string) => {
    const response = await server.app.request('/jobs/', asJson('POST', member, { ...job, title }));
    return response.json();
  };
  const first = await create('One');
  for (const title of ['Two', 'Three']) await create(title);
  const id = typeof first === 'object' && first && 'id' in first ? first.id : '';
  await server.app.request(`/jobs/${id}`, { method: 'DELETE', ...bearer(admin) });
  for (const user of ['Person usr_member', undefined]) {
    expect(await figures(admin, user)).toMatchObject({ jobsFilled: 1, activeJobs: 2, jobFillRate: 33.3 });
  }
  expect(await figures(admin, 'Person usr_admin')).toMatchObject({ jobsFilled: 0, jobFillRate: null });
});

test('a regular user sees the totals and their own figures only', async () => {
  expect((await ask(member)).status).toBe(200);
  expect((await ask(member, 'Person usr_member')).status).toBe(200);
  for (const name of ['Person usr_admin', 'Nobody']) {
    const refused = await ask(member, name);
    expect([refused.status, (await readError(refused)).code]).toEqual([403, 'other_person']);
  }
  expect((await ask(admin, 'Nobody')).status).toBe(404);
  expect((await ask(admin, 'Person usr_stranger')).status).toBe(404);
});

test('where two share a name, the username follows in brackets', async () => {
  await server.db.updateTable('users').set({ full_name: 'Sam Lee' }).where('is_admin', '=', 0).execute();
  expect((await ask(admin, 'Sam Lee')).status).toBe(404);
  expect((await figures(admin, 'Sam Lee (usr_twin)')).name).toBe('Sam Lee (usr_twin)');
});

test('history counts by period, with zeros, and of this organization alone', async () => {
  await addEvent('usr_member', 'job_closed', '2026-11-01T00:00:00.000Z');
  await addEvent('usr_member', 'candidate_shared', '2026-09-30T23:59:59.999Z');
  await addEvent('usr_admin', 'job_closed', '2026-08-01T12:00:00.000Z');
  await addEvent('usr_member', 'job_closed', '2025-12-31T12:00:00.000Z');
  await addEvent('usr_stranger', 'job_closed', '2026-11-02T12:00:00.000Z', 'org_two');
  const history = async (range: string, user = 'All Users') => {
    const query = new URLSearchParams({ range, user });
    const response = await server.app.request(`/user-performance/history?${query}`, bearer(admin));
    const rows = await readAs(GetUserPerformanceHistoryResponse, response);
    return rows.map(
      ({ month, jobsFilled, candidatesShared }) => `${month}: ${jobsFilled}, ${candidatesShared}`,
    );
  };
  expect(await history('90 Days')).toEqual([
    'Aug 2026: 0, 0',
    'Sep 2026: 0, 1',
    'Oct 2026: 0, 0',
    'Nov 2026: 1, 0',
  ]);
  expect((await history('Monthly'))[7]).toBe('Aug 2026: 1, 0');
  expect(await history('Yearly')).toEqual(['2025: 1, 0', '2026: 2, 1']);
  expect(await history('Yearly', 'Person usr_admin')).toEqual(['2026: 1, 0']);
});

test('an unknown range is refused', async () => {
  const response = await server.app.request('/user-performance/history?range=Weekly', bearer(admin));
  expect([response.status, (await readError(response)).errors]).toEqual([
    422,
    { range: 'One of: 90 Days, Monthly, Yearly.' },
  ]);
});

test('the organization has totals and its busiest people first', async () => {
  for (const title of ['One', 'Two']) {
    await server.app.request(
      '/jobs/',
      asJson('POST', member, { title, description: 'B', skills_required: 'C' }),
    );
  }
  await server.app.request(
    '/jobs/',
    asJson('POST', admin, { title: 'X', description: 'B', skills_required: 'C' }),
  );
  const response = await server.app.request('/organizations/performance', bearer(admin));
  expect(await readAs(GetOrganizationPerformanceResponse, response)).toEqual({
    total_jobs: 3,
    total_candidates: 0,
    topPerformers: [
      { name: 'Person usr_member', activeJobs: 2, activeCandidates: 0 },
      { name: 'Person usr_admin', activeJobs: 1, activeCandidates: 0 },
    ],
  });
});

test('totals and performers count jobs and candidates alike, of ten people at most, by sum and then by name', async () => {
  const at = '2026-11-01T00:00:00.000Z';
  for (let index = 0; index < 12; index += 1) {
    const owner_id = `usr_${String(index).padStart(2, '0')}`;
    await server.db
      .insertInto('users')
      .values({
        id: owner_id,
        organization_id: 'org_one',
        username: owner_id,
        username_key: owner_id,
        email: owner_id,
        email_key: owner_id,
        full_name: `Performer ${index}`,
        password_hash: '',
        is_admin: 0,
        created_at: at,
      })
      .execute();
    for (let count = 0; count <= index % 3; count += 1) {
      const id = `cnd_${index}_${count}`;
      await server.db
        .insertInto('candidates')
        .values({
          id,
          organization_id: 'org_one',
          owner_id,
          name: id,
          email: id,
          email_key: id,
          phone: '1',
          notes: id,
          skills: '',
          resume_file_name: null,
          resume_reading: 'none',
          resume_text: null,
          resume_hidden_words: 0,
          created_at: at,
        })
        .execute();
    }
    await server.db
      .insertInto('jobs')
      .values({
        id: `job_${index}`,
        organization_id: 'org_one',
        owner_id,
        title: 'A',
        description: 'B',
        skills_required: 'C',
        created_at: at,
        deleted_at: index === 11 ? at : null,
        deleted_by: null,
      })
      .execute();
  }
  const response = await server.app.request('/organizations/performance', bearer(admin));
  const { topPerformers, ...totals } = await readAs(GetOrganizationPerformanceResponse, response);
  expect(totals).toEqual({ total_jobs: 11, total_candidates: 24 });
  expect(
    topPerformers.map(({ name, activeJobs, activeCandidates }) => [name, activeJobs, activeCandidates]),
  ).toEqual([
    ['Performer 2', 1, 3],
    ['Performer 5', 1, 3],
    ['Performer 8', 1, 3],
    ['Performer 1', 1, 2],
    ['Performer 10', 1, 2],
    ['Performer 11', 0, 3],
    ['Performer 4', 1, 2],
    ['Performer 7', 1, 2],
    ['Performer 0', 1, 1],
    ['Performer 3', 1, 1],
  ]);
});

test('figures come from what really happened: added, shared, deleted, closed', async () => {
  const send = (method: string, path: string, body: object) =>
    server.app.request(path, asJson(method, member, body));
  const form = (name: string) => {
    const data = new FormData();
    for (const [field, value] of Object.entries({
      name,
      email: `${name}@example.com`,
      phone: '1',
      notes: 'x',
    })) {
      data.append(field, value);
    }
    return { method: 'POST', ...bearer(member), body: data };
  };
  const ids = [];
  for (const name of ['a', 'b', 'c']) {
    const response = await server.app.request('/candidates/', form(name));
    ids.push((await readAs(CreateCandidateResponse, response)).id);
  }
  const [first = '', second = ''] = ids;
  const share = { candidate_id: first, shared_with_user_id: 'usr_admin', note: '' };
  expect((await send('POST', '/candidates/share/', share)).status).toBe(201);
  const corrected = { ...share, note: 'The note, corrected.' };
  expect((await send('POST', '/candidates/share/', corrected)).status).toBe(201);
  await server.app.request(`/candidates/${second}`, { method: 'DELETE', ...bearer(admin) });
  expect(await figures(admin, 'Person usr_member')).toEqual({
    name: 'Person usr_member',
    jobsFilled: 0,
    candidatesShared: 1,
    activeJobs: 0,
    activeCandidates: 2,
    jobFillRate: null,
    retentionRate: 66.7,
  });
  expect(await figures(admin, 'Person usr_admin')).toMatchObject({
    candidatesShared: 0,
    retentionRate: null,
  });
});

test.each([
  // Each call reads the session first, and the names where it names a person.
  ['/user-performance/history?range=90 Days', 2],
  ['/user-performance/history?range=Monthly', 2],
  ['/user-performance/history?range=Yearly', 2],
  ['/user-performance/history?range=Yearly&user=Person usr_member', 3],
  ['/user-performance', 3],
  ['/user-performance?user=Person usr_member', 4],
  ['/organizations/performance', 4],
])('%s takes %i queries, however many people there are', async (path, queries) => {
  let counted = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted += 1;
      return result;
    },
  };
  const app = createApp({ ...server.dependencies, db: server.db.withPlugin(counting) });
  expect((await app.request(encodeURI(path), bearer(admin))).status).toBe(200);
  expect(counted).toBe(queries);
});

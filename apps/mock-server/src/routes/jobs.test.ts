import {
  CreateJobResponse,
  ListJobsResponse,
  ReadJobCriteriaResponse,
} from '@cortex/api-client/jobs/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const job = {
  title: 'Senior Backend Engineer',
  description: 'Build and run the services behind our hiring product.',
  skills_required: 'Go, PostgreSQL',
};
let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let colleague: string;
let admin: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  owner = await server.signIn('owner@example.com');
  colleague = await server.signIn('colleague@example.com');
  admin = await server.signIn('admin@example.com');
  stranger = await server.signIn('stranger@example.com');
});

const listTitles = async (token: string) => {
  const response = await server.app.request('/jobs/', bearer(token));
  return (await readAs(ListJobsResponse, response)).map(({ title }) => title);
};

describe('creating a job', () => {
  test('gives it back and lists it for its owner and the admin alone', async () => {
    const response = await server.app.request('/jobs/', asJson('POST', owner, job));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...job,
      id: expect.stringMatching(/^job_/),
      created_at: '2026-11-21T09:00:00.000Z',
      created_by: { id: 'usr_owner', full_name: 'Person usr_owner' },
    });
    expect(await listTitles(owner)).toEqual([job.title]);
    expect(await listTitles(admin)).toEqual([job.title]);
    expect(await listTitles(colleague)).toEqual([]);
    expect(await listTitles(stranger)).toEqual([]);
  });

  test.each([
    ['blank title', { ...job, title: '   ' }, { title: 'This field is required.' }],
    ['missing skills', { title: 'A', description: 'B' }, { skills_required: 'This field is required.' }],
    ['long title', { ...job, title: 'x'.repeat(201) }, { title: 'At most 200 characters.' }],
    ['wrong kind', { ...job, title: 5 }, { title: 'This value is of the wrong kind.' }],
    ['unknown field', { ...job, salary: 1 }, { salary: 'This field is not known here.' }],
    [
      'null character',
      { ...job, title: 'a\0b' },
      { title: 'This field holds a character that cannot be kept.' },
    ],
  ])('refuses a %s and keeps nothing', async (_, body, errors) => {
    const response = await server.app.request('/jobs/', asJson('POST', owner, body));
    expect(response.status).toBe(422);
    expect((await readError(response)).errors).toEqual(errors);
    expect(await listTitles(owner)).toEqual([]);
  });
});

describe('editing and deleting a job', () => {
  const create = async () =>
    readAs(CreateJobResponse, await server.app.request('/jobs/', asJson('POST', owner, job)));
  const remove = async (token: string, id: string) =>
    (await server.app.request(`/jobs/${id}`, { method: 'DELETE', ...bearer(token) })).status;
  const closedEvents = async () =>
    server.db.selectFrom('events').selectAll().where('type', '=', 'job_closed').execute();

  test('takes it out of the lists and counts it for its owner', async () => {
    const { id } = await create();
    expect(await remove(colleague, id)).toBe(404);
    expect(await remove(admin, id)).toBe(200);
    expect(await remove(admin, id)).toBe(404);
    expect(await listTitles(owner)).toEqual([]);
    expect(await closedEvents()).toMatchObject([{ user_id: 'usr_owner', subject_id: id }]);
  });

  test('is undone by creating the identical job within a minute, and nothing counts as closed', async () => {
    const { id } = await create();
    await remove(owner, id);
    server.advance(59_000);
    expect((await create()).id).toBe(id);
    expect(await closedEvents()).toEqual([]);
  });

  test('is not undone later, nor by another person', async () => {
    const { id } = await create();
    await remove(admin, id);
    const byOwner = await create();
    expect(byOwner.id).not.toBe(id);
    await remove(owner, byOwner.id);
    server.advance(60_000);
    expect((await create()).id).not.toBe(byOwner.id);
    expect(await closedEvents()).toHaveLength(2);
  });
});

describe('the criteria of a job', () => {
  const chosen = [
    { name: 'Go', importance: 'must' },
    { name: 'PostgreSQL', importance: 'left_out' },
    { name: 'Kafka', importance: 'nice' },
  ] as const;
  const send = (method: string, path: string, body: object) =>
    server.app.request(path, asJson(method, owner, body));

  test('are kept, stay where a later save leaves them out, and come back when a deletion is undone', async () => {
    const created = await readAs(
      CreateJobResponse,
      await send('POST', '/jobs/', { ...job, criteria: chosen }),
    );
    expect(created.criteria).toEqual(chosen);
    const saved = await send('PUT', `/jobs/${created.id}`, { ...job, title: 'Backend Engineer' });
    expect(await saved.json()).toMatchObject({ title: 'Backend Engineer', criteria: chosen });
    await server.app.request(`/jobs/${created.id}`, { method: 'DELETE', ...bearer(owner) });
    const again = { ...job, title: 'Backend Engineer', criteria: chosen };
    expect(await (await send('POST', '/jobs/', again)).json()).toMatchObject({ id: created.id });
  });

  test('cannot be a protected trait', async () => {
    const criteria = [{ name: 'Aged 25-35', importance: 'must' }];
    const response = await send('POST', '/jobs/', { ...job, criteria });
    expect(response.status).toBe(422);
    expect((await readError(response)).errors).toEqual({ criteria: expect.stringContaining('age') });
  });

  test('are read while a job is written, and nothing is saved', async () => {
    const response = await send('POST', '/job_criteria/', { ...job, criteria: chosen });
    expect(response.status).toBe(200);
    const { criteria, refused } = await readAs(ReadJobCriteriaResponse, response);
    expect(refused).toEqual([]);
    expect(criteria.map(({ name, importance, from }) => [name, importance, from])).toEqual(
      expect.arrayContaining([
        ['Go', 'must', 'skills'],
        ['PostgreSQL', 'left_out', 'skills'],
        ['Kafka', 'nice', 'person'],
      ]),
    );
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(await listTitles(owner)).toEqual([]);
    expect(
      (await send('POST', '/job_criteria/', { title: '', description: '', skills_required: '' })).status,
    ).toBe(200);
  });
});

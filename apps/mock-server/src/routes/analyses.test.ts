import { AnalyzeResumeResponse, AnalyzeResumesResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';

const NOTES =
  'Backend Engineer at Payments Ltd from 2018 to 2026. Built REST APIs in Go, tuned PostgreSQL and ran all services on Kubernetes. Built and ran REST APIs in Go on PostgreSQL for eight years.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let colleague: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
  ]);
  owner = await server.signIn('owner@example.com');
  colleague = await server.signIn('colleague@example.com');
});

const post = (path: string, token: string, body: unknown, app = server.app) =>
  app.request(path, asJson('POST', token, body));

async function addCandidate(notes = NOTES, token = owner): Promise<string> {
  const form = new FormData();
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '+49 30 5550 100', notes };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body: form });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

async function addJob(token = owner): Promise<string> {
  const job = {
    title: 'Backend Engineer',
    description: 'You build REST APIs. You must know Kubernetes.',
    skills_required: 'Go, PostgreSQL, Rust',
    criteria: [
      { name: 'Go', importance: 'must' },
      { name: 'Rust', importance: 'must' },
    ],
  };
  return (await readAs(CreateJobResponse, await post('/jobs/', token, job))).id;
}

async function rank(pairs: { candidate_id: string; job_id: string }[], app = server.app) {
  const answer = await post('/analyze_resumes/', owner, { pairs }, app);
  expect(answer.status).toBe(200);
  return (await readAs(AnalyzeResumesResponse, answer)).results;
}

test('each pair has what it has alone, in short, in the order of the request', async () => {
  const job_id = await addJob();
  const [first, second] = [await addCandidate(), await addCandidate('Called today.')];
  const [one, two, none] = await rank([
    { candidate_id: first, job_id },
    { candidate_id: second, job_id },
    { candidate_id: 'cnd_unknown', job_id },
  ]);
  const alone = await readAs(
    AnalyzeResumeResponse,
    await post('/analyze_resume/', owner, { candidate_id: first, job_id }),
  );
  expect(one?.analysis).toMatchObject({
    fit_score: alone.fit_score,
    recommendation: alone.recommendation,
    scored_at: alone.scored_at,
  });
  const earned = (alone.criteria ?? []).reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  expect(one?.analysis?.points).toBeCloseTo(earned, 2);
  expect(earned).toBeGreaterThan(0);
  expect(one?.analysis?.must_haves).toContainEqual({ name: 'Go', state: 'met' });
  expect(one?.analysis?.must_haves).toContainEqual({ name: 'Rust', state: 'missing' });
  expect(one).not.toHaveProperty('looked_at');
  expect(two).toMatchObject({ candidate_id: second, error: { code: 'too_little_text' } });
  expect(none).toEqual({
    candidate_id: 'cnd_unknown',
    job_id,
    error: expect.objectContaining({ code: 'not_found' }),
  });
});

test('tells who decided, and whether the caller has looked', async () => {
  const job_id = await addJob();
  const candidate_id = await addCandidate();
  await rank([{ candidate_id, job_id }]);
  await post('/analyze_resume/', owner, { candidate_id, job_id });
  await post(`/candidates/${candidate_id}/decisions`, owner, { job_id, decision: 'hold' });
  await post(`/candidates/${candidate_id}/decisions`, owner, {
    job_id,
    decision: 'decline',
    reason: 'No Rust.',
  });
  const [result] = await rank([{ candidate_id, job_id }]);
  expect(result).toMatchObject({
    decision: {
      decision: 'decline',
      by: { id: 'usr_owner', full_name: 'Person usr_owner' },
      at: '2026-11-21T09:00:00.000Z',
    },
    looked_at: '2026-11-21T09:00:00.000Z',
  });
});

test('nothing is told of a job that the caller does not see', async () => {
  const job_id = await addJob(colleague);
  const candidate_id = await addCandidate();
  await post('/candidates/share/', owner, { candidate_id, shared_with_user_id: 'usr_colleague', note: '' });
  const decided = await post(`/candidates/${candidate_id}/decisions`, colleague, {
    job_id,
    decision: 'hold',
  });
  expect(decided.status).toBe(201);
  const [result] = await rank([{ candidate_id, job_id }]);
  expect(Object.keys(result ?? {})).toEqual(['candidate_id', 'job_id', 'error']);
});

test('many are read elsewhere than in this process, and what cannot be read holds nobody up', async () => {
  const job_id = await addJob();
  const ids = [await addCandidate(), await addCandidate(), await addCandidate()];
  const marks: (boolean | undefined)[] = [];
  const app = createApp({
    ...server.dependencies,
    perform: (name, input, onBehalf) => {
      marks.push(onBehalf.many);
      return server.dependencies.perform(name, input, onBehalf);
    },
  });
  const results = await rank(
    ids.map((candidate_id) => ({ candidate_id, job_id })),
    app,
  );
  expect(marks).toEqual([true, true, true]);
  expect(results.every(({ analysis }) => analysis !== undefined)).toBe(true);
  expect(await server.db.selectFrom('analyses').select('candidate_id').execute()).toHaveLength(3);
});

import { readFileSync } from 'node:fs';
import { AnalyzeResumeResponse, CompareCandidatesResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../testing.ts';

const resumes = new URL('../../../../tests/fixtures/resumes/', import.meta.url);
let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let colleague: string;
let jobId: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
  ]);
  owner = await server.signIn('owner@example.com');
  colleague = await server.signIn('colleague@example.com');
  const job = {
    title: 'Senior Backend Engineer',
    description: 'You build REST APIs in Go on PostgreSQL and run them on Kubernetes.',
    skills_required: 'Go, PostgreSQL, Kubernetes, REST APIs',
  };
  jobId = (await readAs(CreateJobResponse, await server.app.request('/jobs/', asJson('POST', owner, job))))
    .id;
});

async function addCandidate(notes: string, file?: string): Promise<string> {
  const form = new FormData();
  form.append('name', 'Ada Brandt');
  form.append('email', 'ada@example.com');
  form.append('phone', '+49 30 5550 100');
  form.append('notes', notes);
  if (file) form.append('resume_file', new File([readFileSync(new URL(file, resumes))], file));
  const response = await server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
  return (await readAs(CreateCandidateResponse, response)).id;
}

const analyze = (token: string, candidate_id: string, job_id = jobId) =>
  server.app.request('/analyze_resume/', asJson('POST', token, { candidate_id, job_id }));

test('answers as the contract says, and the same twice', async () => {
  const candidateId = await addCandidate('Called today.', 'two-column.pdf');
  const response = await analyze(owner, candidateId);
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(await (await analyze(owner, candidateId)).text()).toBe(body);
  const analysis = AnalyzeResumeResponse.parse(JSON.parse(body));
  expect(analysis.read).toMatchObject({ resume: true, notes: true });
  expect(analysis.criteria?.some(({ evidence }) => evidence.length > 0)).toBe(true);
});

test('reads the notes alone where the resume is a scan, and says so', async () => {
  const notes = `${'She has run Go services on PostgreSQL for six years at a payments company. '.repeat(3)}`;
  const candidateId = await addCandidate(notes, 'image-only.pdf');
  const analysis = await readAs(AnalyzeResumeResponse, await analyze(owner, candidateId));
  expect(analysis.read).toMatchObject({ resume: false, notes: true, remark: expect.any(String) });
});

test('gives no score where there are fewer than thirty words', async () => {
  const response = await analyze(owner, await addCandidate('Called today.'));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'too_little_text' });
});

test('answers 404 to what the caller does not see', async () => {
  const candidateId = await addCandidate('Called today.', 'two-column.pdf');
  expect((await analyze(colleague, candidateId)).status).toBe(404);
  expect((await analyze(owner, 'cnd_unknown')).status).toBe(404);
  expect((await analyze(owner, candidateId, 'job_unknown')).status).toBe(404);
});

test('names the field that is missing', async () => {
  const response = await server.app.request('/analyze_resume/', asJson('POST', owner, { job_id: jobId }));
  expect(response.status).toBe(422);
  expect((await readError(response)).errors).toEqual({ candidate_id: 'This field is required.' });
});

describe('comparing', () => {
  const compare = (first: string, second: string) =>
    server.app.request(
      '/compare_candidates/',
      asJson('POST', owner, { candidate1_id: first, candidate2_id: second, job_id: jobId }),
    );

  beforeEach(async () => {
    await server.db.updateTable('organizations').set({ plan: 'standard' }).execute();
  });

  test('gives both analyses as they are alone, and says what decides', async () => {
    const strong = await addCandidate('Called today.', 'two-column.pdf');
    const weak = await addCandidate('Called today.', 'single-column.pdf');
    const comparison = await readAs(CompareCandidatesResponse, await compare(weak, strong));
    for (const id of [strong, weak]) {
      const alone = await readAs(AnalyzeResumeResponse, await analyze(owner, id));
      expect(comparison.analyses?.[id]).toEqual(alone);
      expect(comparison.fit_scores[id]).toBe(alone.fit_score);
      expect(comparison.strengths[id]).toEqual(alone.strengths);
      expect(comparison.weaknesses[id]).toEqual(alone.weaknesses);
    }
    expect(comparison.comparison_summary).toMatch(/fits better \(\d+ % against \d+ %\)\. Only .* shows .*Go/);
  });

  test('one candidate with themself has one entry and nothing to decide', async () => {
    const id = await addCandidate('Called today.', 'two-column.pdf');
    const comparison = await readAs(CompareCandidatesResponse, await compare(id, id));
    expect(Object.keys(comparison.fit_scores)).toEqual([id]);
    expect(comparison.comparison_summary).toContain('same candidate');
  });

  test('answers 404 where one of them is not there, 422 where one has too little text', async () => {
    const id = await addCandidate('Called today.', 'two-column.pdf');
    expect((await compare(id, 'cnd_unknown')).status).toBe(404);
    expect((await compare(id, await addCandidate('Called today.'))).status).toBe(422);
  });
});

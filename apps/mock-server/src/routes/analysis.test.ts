import { AnalyzeResumeResponse, CompareCandidatesResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { resumeFile } from '@cortex/conformance/resumes';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

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
  return sendCandidate('POST', '/candidates/', notes, file);
}

async function sendCandidate(method: string, path: string, notes: string, file?: string): Promise<string> {
  const form = new FormData();
  form.append('name', 'Ada Brandt');
  form.append('email', 'ada@example.com');
  form.append('phone', '+49 30 5550 100');
  form.append('notes', notes);
  if (file) form.append('resume_file', resumeFile(file));
  const response = await server.app.request(path, { method, ...bearer(owner), body: form });
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

test('says where its quotes of a PDF stand, and of a Word document nothing', async () => {
  const job = {
    title: 'Senior Backend Engineer',
    description: 'You write Go.',
    skills_required: 'Go',
  };
  const created = await server.app.request('/jobs/', asJson('POST', owner, job));
  const { id } = await readAs(CreateJobResponse, created);
  const evidenceOf = async (file: string) => {
    const answer = await analyze(owner, await addCandidate('Called today.', file), id);
    const { criteria = [] } = AnalyzeResumeResponse.parse(await answer.json());
    return criteria.flatMap(({ evidence }) => evidence).filter(({ source }) => source === 'resume');
  };
  const ofPdf = await evidenceOf('two-column.pdf');
  expect(ofPdf.length).toBeGreaterThan(0);
  for (const { places = [] } of ofPdf) {
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ page, width, height }) => page === 1 && width > 0 && height > 0)).toBe(true);
  }
  const ofWord = await evidenceOf('word-document.docx');
  expect(ofWord.length).toBeGreaterThan(0);
  expect(ofWord.every(({ places }) => places === undefined)).toBe(true);
});

test('reads "present" in a resume as the year in which it was uploaded, also where it replaces another', async () => {
  const job = {
    title: 'Platform Engineer',
    description: 'You run Kubernetes and write Go. At least 12 years of experience.',
    skills_required: 'Go, Kubernetes',
  };
  const answer = await server.app.request('/jobs/', asJson('POST', owner, job));
  const { id: veteranJob } = await readAs(CreateJobResponse, answer);
  const read = async (id: string) => (await analyze(owner, id, veteranJob)).text();
  const early = await addCandidate('Called today.', 'word-document.docx');
  const replaced = await addCandidate('Called today.', 'two-column.pdf');
  server.advance(6 * 365 * 24 * 60 * 60_000);
  owner = await server.signIn('owner@example.com');
  const fresh = await addCandidate('Called today.', 'word-document.docx');
  expect(await read(fresh)).not.toBe(await read(early));
  await sendCandidate('PUT', `/candidates/${replaced}`, 'Called today.', 'word-document.docx');
  expect(await read(replaced)).toBe(await read(fresh));
  await sendCandidate('PUT', `/candidates/${early}`, 'Called today.');
  expect(await read(early)).not.toBe(await read(fresh));
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
      const { job_scores: _, ...alone } = await readAs(AnalyzeResumeResponse, await analyze(owner, id));
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

describe('an analysis that is kept', () => {
  const list = async (id: string, token = owner) => {
    const response = await server.app.request(`/candidates/${id}/analyses`, bearer(token));
    return { status: response.status, body: await response.json() };
  };
  const editJob = (body: object) => server.app.request(`/jobs/${jobId}`, asJson('PUT', owner, body));
  const edited = {
    title: 'Platform Engineer',
    description: 'You run Kubernetes.',
    skills_required: 'Kubernetes',
  };

  test('answers again with its time, stands in the list of its candidate, and is outdated once the job changes', async () => {
    const id = await addCandidate('Called today.', 'two-column.pdf');
    expect(await list(id)).toEqual({ status: 200, body: [] });
    const first = await readAs(AnalyzeResumeResponse, await analyze(owner, id));
    server.advance(60_000);
    expect((await readAs(AnalyzeResumeResponse, await analyze(owner, id))).scored_at).toBe(first.scored_at);
    const row = {
      job: { id: jobId, title: 'Senior Backend Engineer' },
      fit_score: first.fit_score,
      scored_at: first.scored_at,
    };
    expect((await list(id)).body).toEqual([expect.objectContaining({ ...row, outdated: false })]);
    await editJob(edited);
    expect((await list(id)).body).toEqual([
      expect.objectContaining({ fit_score: first.fit_score, outdated: true }),
    ]);
    expect((await readAs(AnalyzeResumeResponse, await analyze(owner, id))).scored_at).not.toBe(
      first.scored_at,
    );
  });

  test('of texts in two languages says that they were read in part only, kept too', async () => {
    const notes =
      'Je suis infirmi\u00e8re depuis 2015. Je travaille de nuit \u00e0 la clinique du port, o\u00f9 je m\u2019occupe des patients apr\u00e8s leur op\u00e9ration, des perfusions et des pansements, et je parle avec leurs familles. Avant cela, j\u2019ai servi dans un caf\u00e9 pendant mes \u00e9tudes.';
    const id = await addCandidate(notes);
    const { read, recommendation } = await readAs(AnalyzeResumeResponse, await analyze(owner, id));
    expect(read).toMatchObject({ in_part: true });
    expect(recommendation).toContain('A person has to read them.');
    expect((await list(id)).body).toEqual([expect.objectContaining({ in_part: true })]);
  });

  test('of an older version is made again, and says so', async () => {
    const id = await addCandidate('Called today.', 'two-column.pdf');
    await analyze(owner, id);
    await server.db.updateTable('analyses').set({ version: '2.0.0' }).execute();
    const { scored_anew, scored_by } = await readAs(AnalyzeResumeResponse, await analyze(owner, id));
    expect(scored_anew?.version).toBe('2.0.0');
    expect(scored_by?.version).not.toBe('2.0.0');
  });

  test('is seen by nobody who does not see the candidate, and goes with the candidate or the job', async () => {
    const count = async () => (await server.db.selectFrom('analyses').selectAll().execute()).length;
    const id = await addCandidate('Called today.', 'two-column.pdf');
    await analyze(owner, id);
    expect((await list(id, colleague)).status).toBe(404);
    await server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(owner) });
    expect(await count()).toBe(0);
    await analyze(owner, await addCandidate('Called today.', 'two-column.pdf'));
    expect(await count()).toBe(1);
    await server.app.request(`/jobs/${jobId}`, { method: 'DELETE', ...bearer(owner) });
    server.advance(60_000);
    await server.carryOutDeletions();
    expect(await count()).toBe(0);
  });
});

test('says how far the scores part the candidates that were analyzed for the job and that the caller sees', async () => {
  const [first, second] = [await addCandidate(GO), await addCandidate(NO_GO)];
  const scoresOf = async (token: string, id: string) =>
    (await readAs(AnalyzeResumeResponse, await analyze(token, id))).job_scores;
  const one = await readAs(AnalyzeResumeResponse, await analyze(owner, first));
  expect(one.job_scores).toEqual({ candidates: 1, lowest: one.fit_score, highest: one.fit_score });
  const two = await readAs(AnalyzeResumeResponse, await analyze(owner, second));
  const both = [one.fit_score ?? 0, two.fit_score ?? 0];
  expect(two.job_scores).toEqual({ candidates: 2, lowest: Math.min(...both), highest: Math.max(...both) });
  expect(await scoresOf(owner, first)).toEqual(two.job_scores);
});

const GO = `${'Built REST APIs in Go on PostgreSQL for six years. '.repeat(2)}Ran them on Kubernetes for a payments company in Oslo, with a team of four people.`;
const NO_GO = `${'Waited tables and ran the kitchen of a small restaurant for six years. '.repeat(2)}Trained three people and kept the books of the house in good order.`;

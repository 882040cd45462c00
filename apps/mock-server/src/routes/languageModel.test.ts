import type { ServerResponse } from 'node:http';
import {
  AnalyzeResumeResponse,
  CompareCandidatesResponse,
  ListAnalysesResponse,
} from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  completion,
  type FakeServer,
  idsOf,
  propose,
  type Sent,
  startFakeServer,
} from '../../testing/fakeLanguageModel.ts';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import type { Env } from '../api/addOperation.ts';
import { createApp } from '../app.ts';
import { createLanguageModel } from '../languageModel/languageModel.ts';
import { createModelAnalyzer } from '../languageModel/modelAnalyzer.ts';
import { performHere } from '../workers/perform.ts';

const COUNTED = 'Counted what lay on the shelves each winter';
const NOTES = `${COUNTED} and put a price on all of it. Paid forty people at the end of each month, taxes included. Was on time, clear about every question, and asked for the plans of the two offices.`;

let server: Awaited<ReturnType<typeof createTestApp>>;
let model: FakeServer;
let answer: (response: ServerResponse, sent: Sent) => void;
let token: string;
let jobId: string;
let app: Hono<Env>;

const honest = (response: ServerResponse, sent: Sent) =>
  propose(response, [{ id: idsOf(sent).get('Inventory valuation') ?? '', met: true, quotes: [COUNTED] }]);

beforeEach(async () => {
  server = await createTestApp();
  answer = honest;
  model = await startFakeServer((response, sent) => answer(response, sent));
  app = withModel('glass-7b');
  await server.addOrganization('org_one', 'standard', [{ id: 'usr_owner', email: 'owner@example.com' }]);
  token = await server.signIn('owner@example.com');
  const job = {
    title: 'Staff Accountant',
    description: 'Numbers, day by day.',
    skills_required: 'Inventory valuation, SAP, Payroll',
  };
  jobId = (await readAs(CreateJobResponse, await app.request('/jobs/', asJson('POST', token, job)))).id;
});

afterEach(() => model.stop());

function withModel(name: string): Hono<Env> {
  const settings = { url: model.url, model: name };
  const analyzer = createModelAnalyzer(createLanguageModel(settings, 1_000), {
    perform: performHere,
    report: () => {},
  });
  return createApp({ ...server.dependencies, analyzer });
}

async function addCandidate(name = 'Ada Brandt'): Promise<string> {
  const form = new FormData();
  const fields = { name, email: 'ada@example.com', phone: '+49 30 5550 100', notes: NOTES };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const response = await app.request('/candidates/', { method: 'POST', ...bearer(token), body: form });
  return (await readAs(CreateCandidateResponse, response)).id;
}

const post = (candidate_id: string, on = app) =>
  Promise.resolve(on.request('/analyze_resume/', asJson('POST', token, { candidate_id, job_id: jobId })));
const analyze = async (id: string, on = app) => readAs(AnalyzeResumeResponse, await post(id, on));
const compare = (candidate1_id: string, candidate2_id: string) =>
  Promise.resolve(
    app.request(
      '/compare_candidates/',
      asJson('POST', token, { candidate1_id, candidate2_id, job_id: jobId }),
    ),
  );
const listKept = async (id: string, on = app) =>
  readAs(ListAnalysesResponse, await on.request(`/candidates/${id}/analyses`, bearer(token)));

test('keeps what was read with a model, and answers with it the next time', async () => {
  const id = await addCandidate();
  const first = await (await post(id)).text();
  server.advance(60_000);
  expect(await (await post(id)).text()).toBe(first);
  expect(model.sent).toHaveLength(1);
  expect(await listKept(id)).toMatchObject([
    { outdated: false, scored_by: { name: 'Cortex criteria with glass-7b', version: '4.22.0' } },
  ]);
});

test('keeps no fallback, and asks again the next time', async () => {
  const id = await addCandidate();
  answer = (response) => response.end(completion('I would rather not.'));
  const fallback = await analyze(id);
  expect(fallback.scored_by).toEqual({ name: 'Cortex criteria', version: '4.22.0' });
  expect(fallback.read?.remark).toContain('The language model gave no usable answer');
  expect(await listKept(id)).toEqual([]);
  answer = honest;
  const second = await analyze(id);
  expect(second.scored_by?.name).toBe('Cortex criteria with glass-7b');
  expect(second.scored_anew).toBeUndefined();
  expect(model.sent).toHaveLength(2);
});

test('a fallback leaves what was kept before as it is', async () => {
  const id = await addCandidate();
  const former = await analyze(id, server.app);
  answer = (response) => response.end('{}');
  const fallback = await analyze(id);
  expect(fallback.read?.remark).toContain('no usable answer');
  expect(fallback.scored_anew).toBeUndefined();
  expect(await listKept(id)).toMatchObject([{ scored_at: former.scored_at, outdated: true }]);
  expect(await analyze(id, server.app)).toEqual(former);
});

test('what another model read, or none, is scored again and says so', async () => {
  const id = await addCandidate();
  const plain = await analyze(id, server.app);
  expect(plain.scored_by?.name).toBe('Cortex criteria');
  expect(await analyze(id)).toMatchObject({ scored_anew: plain.scored_by });
  const other = withModel('stone-70b');
  expect(await listKept(id, other)).toMatchObject([{ outdated: true }]);
  expect(await analyze(id, other)).toMatchObject({
    scored_by: { name: 'Cortex criteria with stone-70b' },
    scored_anew: { name: 'Cortex criteria with glass-7b' },
  });
  expect(model.sent).toHaveLength(2);
});

test('without a model nobody is asked, and the result is the one that there always was', async () => {
  const id = await addCandidate();
  const plain = await analyze(id, server.app);
  expect(JSON.stringify(plain)).not.toMatch(/language model|glass/);
  expect(model.sent).toEqual([]);
});

test('asks for both candidates of a comparison at once, and for one candidate once', async () => {
  const [one, two] = [await addCandidate(), await addCandidate('Bo Grant')];
  let waiting: (() => void)[] = [];
  answer = (response, sent) => {
    waiting.push(() => honest(response, sent));
    if (waiting.length === 2) for (const go of waiting) go();
  };
  const comparison = await readAs(CompareCandidatesResponse, await compare(one, two));
  for (const id of [one, two]) {
    const { job_scores: _, ...alone } = await analyze(id);
    expect(comparison.analyses?.[id]).toEqual(alone);
    expect(comparison.analyses?.[id]?.scored_by?.name).toBe('Cortex criteria with glass-7b');
  }
  expect(model.sent).toHaveLength(2);
  waiting = [];
  answer = honest;
  const self = await addCandidate('Cy Moor');
  expect((await compare(self, self)).status).toBe(200);
  expect(model.sent).toHaveLength(3);
});

test('holds nobody up while a model thinks, and keeps nothing of who is gone by then', async () => {
  const [slow, other] = [await addCandidate(), await addCandidate('Bo Grant')];
  let finish = () => {};
  answer = (response, sent) => {
    finish = () => honest(response, sent);
  };
  const pending = post(slow);
  await vi.waitFor(() => expect(model.sent).toHaveLength(1));
  expect((await post(other, server.app)).status).toBe(200);
  const gone = await app.request(`/candidates/${slow}`, { method: 'DELETE', ...bearer(token) });
  expect(gone.ok).toBe(true);
  finish();
  expect((await pending).status).toBe(404);
  const rows = await server.db.selectFrom('analyses').select('candidate_id').execute();
  expect(rows).toEqual([{ candidate_id: other }]);
});

test('does not keep what was read of a job that has changed meanwhile', async () => {
  const id = await addCandidate();
  let finish = () => {};
  answer = (response, sent) => {
    finish = () => honest(response, sent);
  };
  const pending = post(id);
  await vi.waitFor(() => expect(model.sent).toHaveLength(1));
  await server.db.updateTable('jobs').set({ skills_required: 'Inventory valuation' }).execute();
  finish();
  expect((await pending).status).toBe(200);
  expect(await listKept(id)).toEqual([]);
});

test('two calls at once have the same answer', async () => {
  const id = await addCandidate();
  const [one, two] = await Promise.all([post(id), post(id)]);
  expect(await one.text()).toBe(await two.text());
});

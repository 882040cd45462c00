import type { ServerResponse } from 'node:http';
import {
  AnalyzeResumeResponse,
  AnalyzeResumesResponse,
  ListAnalysesResponse,
} from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { analyzeResume, linesToEmbed } from '@cortex/scoring';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerVectors, linesOf } from '../../testing/fakeEmbeddings.ts';
import { type FakeServer, type Sent, startFakeServer } from '../../testing/fakeLanguageModel.ts';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import type { Env } from '../api/addOperation.ts';
import { createApp } from '../app.ts';
import { createEmbedder } from '../embeddings/embedder.ts';
import { createEmbeddingServer } from '../embeddings/embeddingServer.ts';
import { createEmbeddingsAnalyzer } from '../embeddings/embeddingsAnalyzer.ts';

const NOTES =
  'Counted what lay on the shelves each winter. Paid forty people at the end of each month. Kept the ledger of three companies, wrote reports for the owners and checked what others had booked.';
const JOB = {
  title: 'Staff Accountant',
  description: 'You keep the books of two companies and pay the people.',
  skills_required: 'Inventory valuation, Payroll, SAP',
};
/** The first call calibrates a model. */
const CALIBRATION = 1;

let server: Awaited<ReturnType<typeof createTestApp>>;
let model: FakeServer;
let answer: (response: ServerResponse, sent: Sent) => void;
let token: string;
let jobId: string;
let app: Hono<Env>;

beforeEach(async () => {
  server = await createTestApp();
  answer = answerVectors;
  model = await startFakeServer((response, sent) => answer(response, sent));
  app = withModel('pebble-1');
  await server.addOrganization('org_one', 'standard', [{ id: 'usr_owner', email: 'owner@example.com' }]);
  token = await server.signIn('owner@example.com');
  jobId = (await readAs(CreateJobResponse, await app.request('/jobs/', asJson('POST', token, JOB)))).id;
});

afterEach(() => model.stop());

function withModel(name: string): Hono<Env> {
  const { db, clock } = server.dependencies;
  const embedder = createEmbedder(createEmbeddingServer({ url: model.url, model: name }), {
    db,
    clock,
    findLines: async (inputs) => linesToEmbed(inputs),
    report: () => {},
  });
  const analyzer = createEmbeddingsAnalyzer(embedder, async (inputs) => analyzeResume(inputs));
  return createApp({ ...server.dependencies, analyzer });
}

function formOf(notes: string): FormData {
  const form = new FormData();
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '+49 30 5550 100', notes };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

async function addCandidate(notes = NOTES): Promise<string> {
  const init = { method: 'POST', ...bearer(token), body: formOf(notes) };
  return (await readAs(CreateCandidateResponse, await app.request('/candidates/', init))).id;
}

const post = (candidate_id: string, on = app) =>
  Promise.resolve(on.request('/analyze_resume/', asJson('POST', token, { candidate_id, job_id: jobId })));
const analyze = async (id: string, on = app) => readAs(AnalyzeResumeResponse, await post(id, on));
const listKept = async (id: string) =>
  readAs(ListAnalysesResponse, await app.request(`/candidates/${id}/analyses`, bearer(token)));
const keptVectors = () => server.db.selectFrom('embeddings').selectAll().orderBy('id').execute();
const forgetAnalyses = () => server.db.deleteFrom('analyses').execute();

test('an analysis is kept and names the model, and so are the vectors', async () => {
  const id = await addCandidate();
  const first = await (await post(id)).text();
  expect(await (await post(id)).text()).toBe(first);
  expect(model.sent).toHaveLength(CALIBRATION + 1);
  expect(await listKept(id)).toMatchObject([
    {
      outdated: false,
      scored_by: { name: 'Cortex criteria with embeddings of pebble-1', version: '4.22.0' },
    },
  ]);
  const rows = await keptVectors();
  const [, sent] = model.sent;
  expect(rows).toHaveLength(linesOf(sent ?? { path: '', headers: {}, text: '' }).length - 1);
  for (const row of rows) {
    expect(row).toMatchObject({ model: 'pebble-1', made_at: '2026-11-21T09:00:00.000Z' });
    expect(row.vector).toHaveLength(4 * 385);
    expect([row.candidate_id, row.job_id].filter((one) => one !== null)).toHaveLength(1);
  }
});

test('a second analysis asks for nothing that is kept, and gives the same', async () => {
  const [one, two] = [await addCandidate(), await addCandidate(`${NOTES} Trained two clerks.`)];
  const first = await analyze(one);
  await forgetAnalyses();
  expect(await analyze(one)).toEqual(first);
  expect(model.sent).toHaveLength(CALIBRATION + 1);
  await analyze(two);
  const [, , third] = model.sent;
  expect(third?.text).toContain('Trained two clerks');
  expect(third?.text).not.toContain('Payroll');
});

test('many candidates of one job: its lines are asked for once all know them', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1)
    ids.push(await addCandidate(`${NOTES} Trained ${index + 2} clerks.`));
  await analyze(ids[0] ?? '');
  const pairs = ids.map((candidate_id) => ({ candidate_id, job_id: jobId }));
  const response = await app.request('/analyze_resumes/', asJson('POST', token, { pairs }));
  const { results } = await readAs(AnalyzeResumesResponse, response);
  expect(results.every(({ analysis }) => analysis?.scored_by?.name.includes('pebble-1'))).toBe(true);
  expect(model.sent).toHaveLength(CALIBRATION + ids.length);
  expect(model.sent.filter(({ text }) => text.includes('Payroll'))).toHaveLength(1);
});

test('keeps no fallback, and asks again the next time', async () => {
  const id = await addCandidate();
  answer = (response) => response.writeHead(500).end();
  const fallback = await analyze(id);
  expect(fallback.scored_by).toEqual({ name: 'Cortex criteria', version: '4.22.0' });
  expect(fallback.read?.remark).toContain('The embeddings server gave no usable answer');
  expect(await listKept(id)).toEqual([]);
  expect(await keptVectors()).toEqual([]);
  answer = answerVectors;
  expect((await analyze(id)).scored_by?.name).toContain('pebble-1');
});

test('what another model scored, or none, is scored again and says so; its vectors go', async () => {
  const id = await addCandidate();
  const plain = await analyze(id, server.app);
  expect(plain.scored_by?.name).toBe('Cortex criteria');
  expect(await analyze(id)).toMatchObject({ scored_anew: plain.scored_by });
  const other = withModel('boulder-2');
  expect(await analyze(id, other)).toMatchObject({
    scored_by: { name: 'Cortex criteria with embeddings of boulder-2' },
    scored_anew: { name: 'Cortex criteria with embeddings of pebble-1' },
  });
  expect(new Set((await keptVectors()).map((row) => row.model))).toEqual(new Set(['boulder-2']));
});

test('vectors of another length than the model now gives are asked for again', async () => {
  const id = await addCandidate();
  const first = await analyze(id);
  await server.db
    .updateTable('embeddings')
    .set({ vector: new Uint8Array(8) })
    .execute();
  await forgetAnalyses();
  expect(await analyze(id)).toEqual(first);
  expect((await keptVectors()).every(({ vector }) => vector.length === 4 * 385)).toBe(true);
});

test('the vectors of a deleted candidate are gone, and an undo asks for them again', async () => {
  const [gone, stays] = [await addCandidate(), await addCandidate()];
  const first = await analyze(gone);
  await analyze(stays);
  await app.request(`/candidates/${gone}`, { method: 'DELETE', ...bearer(token) });
  const owners = new Set((await keptVectors()).map((row) => row.candidate_id));
  expect(owners).toEqual(new Set([stays, null]));
  const held = await server.db.selectFrom('held_deletions').selectAll().executeTakeFirstOrThrow();
  expect(held.records).not.toContain('"vector"');
  const undone = await app.request(`/candidates/${gone}/restore`, { method: 'POST', ...bearer(token) });
  expect(undone.status).toBe(200);
  await forgetAnalyses();
  const { job_scores: _, ...again } = await analyze(gone);
  expect(again).toEqual({ ...first, job_scores: undefined });
});

test('vectors go with the text that they were of', async () => {
  const id = await addCandidate();
  await analyze(id);
  const init = { method: 'PUT', ...bearer(token), body: formOf('Left.') };
  expect((await app.request(`/candidates/${id}`, init)).status).toBe(200);
  expect((await keptVectors()).every((row) => row.job_id === jobId)).toBe(true);
  const changed = await app.request(`/jobs/${jobId}`, asJson('PUT', token, { ...JOB, title: 'Clerk' }));
  expect(changed.status).toBe(200);
  expect(await keptVectors()).toEqual([]);
  const other = await addCandidate();
  await analyze(other);
  expect((await app.request(`/jobs/${jobId}`, { method: 'DELETE', ...bearer(token) })).status).toBe(200);
  expect((await keptVectors()).every((row) => row.candidate_id === other)).toBe(true);
});

test('of who is gone before the vectors come nothing is kept', async () => {
  const id = await addCandidate();
  answer = (response, sent) => {
    const isLines = linesOf(sent).includes('Payroll');
    const remove = async () => {
      if (isLines) await app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(token) });
      answerVectors(response, sent);
    };
    void remove();
  };
  expect((await post(id)).status).toBe(404);
  expect((await keptVectors()).every((row) => row.job_id === jobId)).toBe(true);
});

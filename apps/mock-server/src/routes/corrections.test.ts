import {
  AnalyzeResumeResponse,
  CorrectFindingResponse,
  ListNearestLinesResponse,
} from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import type { CorrectionInput } from '@cortex/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const LINE = 'Moved twelve services into containers and ran them on three sites.';
const NOTES = `${LINE} Wrote services in Go for six years, on PostgreSQL, with a team of five people who shared the on-call weeks.`;

let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let jobId: string;
let candidateId: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_owner', email: 'owner@example.com', isAdmin: true },
    { id: 'usr_colleague', email: 'colleague@example.com' },
  ]);
  owner = await server.signIn('owner@example.com');
  const job = {
    title: 'Backend Engineer',
    description: 'Kubernetes is required.',
    skills_required: 'Go, PostgreSQL, Kubernetes',
  };
  const made = await server.app.request('/jobs/', asJson('POST', owner, job));
  jobId = (await readAs(CreateJobResponse, made)).id;
  candidateId = await addCandidate();
});

async function addCandidate(): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Ada Brandt',
    email: 'ada@example.com',
    phone: '+49 30 5550 100',
    notes: NOTES,
  }))
    form.append(name, value);
  const response = await server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
  return (await readAs(CreateCandidateResponse, response)).id;
}

const send = (token: string, input: Omit<CorrectionInput, 'job_id'>) =>
  server.app.request(
    `/candidates/${candidateId}/corrections`,
    asJson('PUT', token, { ...input, job_id: jobId }),
  );
const correct = async (input: Omit<CorrectionInput, 'job_id'>) =>
  readAs(CorrectFindingResponse, await send(owner, input));
const analyze = async () =>
  readAs(
    AnalyzeResumeResponse,
    await server.app.request(
      '/analyze_resume/',
      asJson('POST', owner, { candidate_id: candidateId, job_id: jobId }),
    ),
  );
const named = (analysis: Awaited<ReturnType<typeof analyze>>, name: string) =>
  analysis.criteria?.find((criterion) => criterion.name === name);

test('a line that shows a criterion earns it, says who and when, and stays', async () => {
  const before = await analyze();
  expect(before.correctable).toBe(true);
  expect(named(before, 'Kubernetes')).toMatchObject({ met: false, credit: 0 });
  const after = await correct({ criterion: 'kubernetes', finding: 'shown', quote: LINE });
  expect(named(after, 'Kubernetes')).toMatchObject({
    met: true,
    credit: 1,
    evidence: [{ quote: LINE, source: 'notes' }],
    correction: { finding: 'shown', by: { id: 'usr_owner' }, at: '2026-11-21T09:00:00.000Z' },
  });
  expect(after.fit_score).toBeGreaterThan(before.fit_score ?? 100);
  expect((await analyze()).fit_score).toBe(after.fit_score);
});

test('what is not shown earns nothing, and undone it is as it was read', async () => {
  const before = await analyze();
  const after = await correct({ criterion: 'PostgreSQL', finding: 'not_shown' });
  expect(named(after, 'PostgreSQL')).toMatchObject({ met: false, credit: 0, evidence: [] });
  expect(after.fit_score).toBeLessThan(before.fit_score ?? 0);
  const undone = await correct({ criterion: 'PostgreSQL', finding: 'as_read' });
  expect(undone.fit_score).toBe(before.fit_score);
  expect(named(undone, 'PostgreSQL')).not.toHaveProperty('correction');
});

test('the likeness of the work is corrected as any other, and suggests no words', async () => {
  const WORK = 'Work similar to this job';
  const before = await analyze();
  const shown = await correct({ criterion: WORK, finding: 'shown', quote: LINE });
  expect(named(shown, WORK)).toMatchObject({ met: true, credit: 1, evidence: [{ quote: LINE }] });
  expect(named(shown, WORK)).not.toHaveProperty('suggested_words');
  const none = await correct({ criterion: WORK, finding: 'not_shown' });
  expect(named(none, WORK)).toMatchObject({ met: false, credit: 0, correction: { by: { id: 'usr_owner' } } });
  expect(none.fit_score).toBeLessThan(shown.fit_score ?? 0);
  expect((await correct({ criterion: WORK, finding: 'as_read' })).fit_score).toBe(before.fit_score);
});

test('the record keeps each, and a deleted candidate comes back with them', async () => {
  await correct({ criterion: 'Kubernetes', finding: 'shown', quote: LINE });
  await correct({ criterion: 'Kubernetes', finding: 'as_read' });
  const kept = await correct({ criterion: 'Go', finding: 'not_shown' });
  const record = await server.app.request('/api/organization/ledger?kind=finding_corrected', bearer(owner));
  const { entries } = await readAs(ListLedgerResponse, record);
  expect(entries.map(({ correction }) => correction)).toEqual([
    { criterion: 'Go', finding: 'not_shown' },
    { criterion: 'Kubernetes', finding: 'as_read' },
    { criterion: 'Kubernetes', finding: 'shown' },
  ]);
  const path = `/candidates/${candidateId}`;
  await server.app.request(path, { method: 'DELETE', ...bearer(owner) });
  expect((await server.app.request(`${path}/restore`, { method: 'POST', ...bearer(owner) })).status).toBe(
    200,
  );
  expect((await analyze()).fit_score).toBe(kept.fit_score);
});

test.each([
  ['a line that nobody wrote', { criterion: 'Go', finding: 'shown', quote: 'Wrote Go at night.' }, 'quote'],
  ['a letter of a line', { criterion: 'Go', finding: 'shown', quote: 'E' }, 'quote'],
  ['a part of a word', { criterion: 'Go', finding: 'shown', quote: 'ontainers and' }, 'quote'],
  ['no line', { criterion: 'Go', finding: 'shown' }, 'quote'],
  ['a criterion that the job has not', { criterion: 'Cobol', finding: 'not_shown' }, 'criterion'],
] as const)('refuses %s', async (_, input, field) => {
  const response = await send(owner, input);
  expect(response.status).toBe(422);
  expect((await readError(response)).errors).toHaveProperty(field);
});

test('who does not see the candidate gets 404', async () => {
  const colleague = await server.signIn('colleague@example.com');
  expect((await send(colleague, { criterion: 'Go', finding: 'not_shown' })).status).toBe(404);
});

describe('the lines that come nearest to a criterion', () => {
  const look = (token: string, criterion: string, id = candidateId) =>
    server.app.request(
      `/candidates/${id}/nearest_lines?${new URLSearchParams({ job_id: jobId, criterion })}`,
      bearer(token),
    );

  test('stand in the texts, the nearest first, and one may be chosen', async () => {
    expect((await analyze()).has_nearest_lines).toBe(true);
    const { lines } = await readAs(ListNearestLinesResponse, await look(owner, 'kubernetes'));
    expect(lines[0]).toMatchObject({ quote: LINE, source: 'notes' });
    const chosen = await correct({ criterion: 'Kubernetes', finding: 'shown', quote: lines[0]?.quote ?? '' });
    expect(named(chosen, 'Kubernetes')).toMatchObject({ met: true });
  });

  test('a criterion that the job does not have is refused by name', async () => {
    const refused = await look(owner, 'Falconry');
    expect(refused.status).toBe(422);
    expect((await readError(refused)).errors).toHaveProperty('criterion');
  });

  test('nobody reads those of somebody whom they do not see', async () => {
    expect((await look(await server.signIn('colleague@example.com'), 'Kubernetes')).status).toBe(404);
    expect((await look(owner, 'Kubernetes', 'cnd_none')).status).toBe(404);
  });
});

test('a parameter that is there twice is refused by name', async () => {
  const query = `job_id=${jobId}&criterion=Kubernetes&criterion=PostgreSQL`;
  const refused = await server.app.request(
    `/candidates/${candidateId}/nearest_lines?${query}`,
    bearer(owner),
  );
  expect(refused.status).toBe(422);
  expect((await readError(refused)).errors).toHaveProperty('criterion');
});

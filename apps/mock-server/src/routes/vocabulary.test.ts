import {
  AddVocabularyTermResponse,
  AnalyzeResumeResponse,
  CorrectFindingResponse,
  ListAnalysesResponse,
  ListVocabularyResponse,
  PreviewScoresResponse,
} from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import type { ScorePreviewRequest, VocabularyTermInput } from '@cortex/api-client/model';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

const LINE = 'Looked after the depot ledger boards on three sites, every week for four years.';
const OTHERS =
  'Wrote services in Go for six years, on PostgreSQL, with a team of five people who shared the on-call weeks.';
const TERM = { criterion: 'Stock control', words: 'depot ledger boards' };

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let recruiter: string;
let jobId: string;
let first: string;
let second: string;
let without: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_recruiter', email: 'recruiter@example.com' },
  ]);
  admin = await server.signIn('admin@example.com');
  recruiter = await server.signIn('recruiter@example.com');
  jobId = await addJob('Stock control is required.', 'Stock control, Go');
  first = await addCandidate('Ada Brandt', `${LINE} ${OTHERS}`);
  second = await addCandidate('Bo Carter', `${OTHERS}\n${LINE}`);
  without = await addCandidate(
    'Cy Dunn',
    `${OTHERS} Never saw a depot from within, nor has any wish to see one in the years to come.`,
  );
});

async function addJob(description: string, skills_required: string): Promise<string> {
  const job = { title: 'Warehouse Clerk', description, skills_required };
  const made = await server.app.request('/jobs/', asJson('POST', recruiter, job));
  return (await readAs(CreateJobResponse, made)).id;
}

async function addCandidate(name: string, notes: string): Promise<string> {
  const form = new FormData();
  const fields = { name, email: `${name.slice(0, 2)}@example.com`, phone: '+49 30 5550 100', notes };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const response = await server.app.request('/candidates/', {
    method: 'POST',
    ...bearer(recruiter),
    body: form,
  });
  return (await readAs(CreateCandidateResponse, response)).id;
}

const add = (term: VocabularyTermInput, token = recruiter) =>
  server.app.request('/vocabulary/', asJson('POST', token, term));
const list = async () =>
  readAs(ListVocabularyResponse, await server.app.request('/vocabulary/', bearer(recruiter)));
const preview = async (request: Omit<ScorePreviewRequest, 'job_id'>, token = recruiter) =>
  readAs(
    PreviewScoresResponse,
    await server.app.request('/score_previews/', asJson('POST', token, { job_id: jobId, ...request })),
  );
const analyze = async (candidate_id: string, job_id = jobId) =>
  readAs(
    AnalyzeResumeResponse,
    await server.app.request('/analyze_resume/', asJson('POST', recruiter, { candidate_id, job_id })),
  );
const stockControl = ({ criteria }: Awaited<ReturnType<typeof analyze>>) =>
  criteria?.find(({ name }) => name === 'Stock control');

test('a preview names the candidates whose texts hold the words, and changes nothing', async () => {
  const before = await analyze(first);
  const { total, results } = await preview({ term: TERM });
  expect(total).toBe(2);
  expect(results.map(({ candidate }) => candidate.name).toSorted()).toEqual(['Ada Brandt', 'Bo Carter']);
  for (const { before: now, after } of results) expect(after).toBeGreaterThan(now ?? 100);
  expect(await list()).toEqual({ version: 0, terms: [] });
  expect(await analyze(first)).toEqual(before);
  const agreed = await add(TERM);
  expect(agreed.status).toBe(201);
  for (const { candidate, after } of results) expect((await analyze(candidate.id)).fit_score).toBe(after);
});

test('an agreed term shows the criterion in every candidate, with its words and its version', async () => {
  const before = await analyze(without);
  const term = await readAs(AddVocabularyTermResponse, await add(TERM));
  expect(term).toMatchObject({ ...TERM, by: { id: 'usr_recruiter' }, at: '2026-11-21T09:00:00.000Z' });
  const after = await analyze(second);
  expect(after.vocabulary_version).toBe(1);
  expect(stockControl(after)).toMatchObject({
    met: true,
    remark: expect.stringContaining('“depot ledger boards” counts as it in your organization’s vocabulary.'),
  });
  expect(stockControl(await analyze(without))).toMatchObject({ met: false });
  expect((await analyze(without)).fit_score).toBe(before.fit_score);
});

test('a term about another job leaves what is kept as it is, one about this job makes it outdated', async () => {
  await analyze(first);
  const outdated = async () => {
    const response = await server.app.request(`/candidates/${first}/analyses`, bearer(recruiter));
    return (await readAs(ListAnalysesResponse, response)).map((one) => one.outdated);
  };
  await add({ criterion: 'Welding', words: 'joined steel' });
  expect(await outdated()).toEqual([false]);
  await add(TERM);
  expect(await outdated()).toEqual([true]);
});

test('what the texts deny stays denied', async () => {
  const denied = await addCandidate(
    'Di Evans',
    `No depot ledger boards so far. ${OTHERS} And more of the same kind.`,
  );
  await add(TERM);
  expect(stockControl(await analyze(denied))).toMatchObject({ met: false, credit: 0 });
});

test('the same term again is the one that is there; an admin removes it, and the record tells both', async () => {
  const { id } = await readAs(AddVocabularyTermResponse, await add(TERM));
  const again = await add({ criterion: 'STOCK CONTROL', words: 'Depot  Ledger Boards' });
  expect((await readAs(AddVocabularyTermResponse, again)).id).toBe(id);
  const remove = (token: string) =>
    server.app.request(`/vocabulary/${id}`, { method: 'DELETE', ...bearer(token) });
  expect((await remove(recruiter)).status).toBe(403);
  expect((await remove(admin)).status).toBe(204);
  expect((await remove(admin)).status).toBe(404);
  expect(await list()).toEqual({ version: 2, terms: [] });
  expect(stockControl(await analyze(first))).toMatchObject({ met: false });
  const record = await server.app.request('/api/organization/ledger?kind=vocabulary_changed', bearer(admin));
  const { entries } = await readAs(ListLedgerResponse, record);
  expect(entries.map(({ by, vocabulary }) => [by.id, vocabulary])).toEqual([
    ['usr_admin', { ...TERM, change: 'removed' }],
    ['usr_recruiter', { ...TERM, change: 'added' }],
  ]);
});

test('a preview of other criteria tells what they would do to each', async () => {
  const criteria = [{ name: 'Stock control', importance: 'left_out' as const }];
  const { total, results } = await preview({ candidate_ids: [first, 'cnd_unknown'], criteria });
  expect(total).toBe(2);
  const [own, unknown] = results;
  expect(own?.after).toBeGreaterThan(own?.before ?? 100);
  expect(unknown).toEqual({
    candidate: { id: 'cnd_unknown' },
    error: expect.objectContaining({ code: 'not_found' }),
  });
});

test('the words of a chosen line are suggested, and nobody sees whom they do not see', async () => {
  const body = { job_id: jobId, criterion: 'Stock control', finding: 'shown', quote: LINE };
  const corrected = await readAs(
    CorrectFindingResponse,
    await server.app.request(`/candidates/${first}/corrections`, asJson('PUT', recruiter, body)),
  );
  const words = stockControl(corrected)?.suggested_words ?? '';
  expect(LINE).toContain(words);
  expect(words.split(' ').length).toBeLessThanOrEqual(3);
  const own = await server.app.request(
    '/jobs/',
    asJson('POST', admin, {
      title: 'Clerk',
      description: 'Stock control.',
      skills_required: 'Stock control',
    }),
  );
  const job_id = (await readAs(CreateJobResponse, own)).id;
  const seen = async (token: string) =>
    readAs(
      PreviewScoresResponse,
      await server.app.request('/score_previews/', asJson('POST', token, { job_id, term: TERM })),
    );
  expect((await seen(admin)).total).toBe(2);
  const hidden = await server.app.request(
    '/score_previews/',
    asJson('POST', recruiter, { job_id, term: TERM }),
  );
  expect(hidden.status).toBe(404);
});

test.each([
  ['words that name a protected trait', { criterion: 'Stock control', words: 'age under 35' }, 'words'],
  ['a criterion that names one', { criterion: 'Age under 35', words: 'depot' }, 'criterion'],
  ['words of nothing', { criterion: 'Stock control', words: ' ' }, 'words'],
])('refuses %s', async (_, term, field) => {
  const response = await add(term);
  expect(response.status).toBe(422);
  expect((await readError(response)).errors).toHaveProperty(field);
});

test('refuses a preview that names nobody, and the term after the last', async () => {
  const nobody = await server.app.request('/score_previews/', asJson('POST', recruiter, { job_id: jobId }));
  expect((await readError(nobody)).errors).toHaveProperty('candidate_ids');
  const at = '2026-11-21T09:00:00.000Z';
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: `trm_${index}`,
    organization_id: 'org_one',
    criterion: 'Go',
    criterion_key: 'go',
    words: `word ${index}`,
    words_key: `word ${index}`,
    version: index + 1,
    by_user_id: 'usr_admin',
    at,
  }));
  await server.db.insertInto('vocabulary_terms').values(rows).execute();
  expect((await readError(await add(TERM))).errors).toHaveProperty('words');
});

test.each([
  ['the same', 'depot ledger boards', LINE],
  ['a tab', 'depot ledger boards', LINE.replace('depot ', 'depot\t')],
  ['two spaces', 'depot  ledger boards', LINE.replace('depot ', 'depot  ')],
  ['a hyphen', 'depot ledger boards', LINE.replace('depot ', 'depot-')],
  ['a comma', 'Depot Ledger Boards', LINE.replace('depot ', 'depot, ')],
  ['a no-break space', 'depot ledger boards', LINE.replace('depot ', 'depot\u00a0')],
  [
    'a capital with an accent',
    'übersetzung der Texte',
    'Übersetzung der Texte, vier Jahre lang jede Woche im Büro in Lund, auch an Samstagen.',
  ],
  [
    'a small letter with an accent',
    'ÜBERSETZUNG',
    'Die übersetzung der Texte, vier Jahre lang jede Woche im Büro in Lund, auch an Samstagen.',
  ],
  ['another word', 'pot ledger boards', LINE],
])('a preview of a term tells every score that it changes: %s', async (_, words, line) => {
  const person = await addCandidate('Dea Engel', `${line} ${OTHERS}`);
  const term = { criterion: 'Stock control', words };
  const { total, results } = await preview({ term });
  const before = (await analyze(person)).fit_score;
  await add(term);
  const told = results.find(({ candidate }) => candidate.id === person);
  expect((await analyze(person)).fit_score).toBe(told?.after ?? before);
  expect(total).toBe(results.length);
});

test('a preview of a criterion that is added counts the agreed words for it, as the score does then', async () => {
  await add({ criterion: 'Board keeping', words: 'depot ledger boards' });
  const criteria = [{ name: 'Board keeping', importance: 'must' as const }];
  const { results } = await preview({ candidate_ids: [first], criteria });
  const job = { title: 'Warehouse Clerk', description: 'Stock control is required.', criteria };
  const saved = { ...job, skills_required: 'Stock control, Go' };
  expect((await server.app.request(`/jobs/${jobId}`, asJson('PUT', recruiter, saved))).status).toBe(200);
  expect(results[0]?.after).toBe((await analyze(first)).fit_score);
});

test('words that tell of a protected trait count as nothing, and are refused by name', async () => {
  for (const words of ['Jewish', 'single mother', 'born in Poland', '35 years old']) {
    const refused = await add({ criterion: 'Kubernetes', words });
    expect(refused.status).toBe(422);
    expect((await readError(refused)).errors).toHaveProperty('words');
  }
  expect(
    (await readError(await add({ criterion: 'Nationality', words: 'containers' }))).errors,
  ).toHaveProperty('criterion');
  expect((await list()).terms).toEqual([]);
});

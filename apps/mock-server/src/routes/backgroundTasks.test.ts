import { ListApplicationsResponse, ListStagesResponse } from '@cortex/api-client/applications/validators';
import {
  GetRescoringResponse,
  ListBackgroundTasksResponse,
  ReadBackgroundTaskResultsResponse,
  StartBackgroundTaskResponse,
} from '@cortex/api-client/background/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse, UpdateJobResponse } from '@cortex/api-client/jobs/validators';
import { backgroundTaskLimits } from '@cortex/api-client/limits';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { findNext } from '../backgroundTasks/findNext.ts';
import { claim } from '../backgroundTasks/leases.ts';
import { workOnTask } from '../backgroundTasks/workOnTask.ts';
import { type Analyzer, createBuiltInAnalyzer } from '../workers/analyzer.ts';
import { performHere } from '../workers/perform.ts';
import { TaskFailed } from '../workers/TaskFailed.ts';

const NOTES =
  'Eight years of Go and PostgreSQL: designed the schema of a billing service, ran it in production, and led a team of four engineers who moved twelve services to Kubernetes over two years.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; member: string; stranger: string };

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
});

async function addJob(token: string, title = 'Backend Engineer'): Promise<string> {
  const body = { title, description: 'Go and PostgreSQL in production.', skills_required: 'Go, PostgreSQL' };
  return (await readAs(CreateJobResponse, await server.app.request('/jobs/', asJson('POST', token, body))))
    .id;
}

function asForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

async function addCandidate(token: string, name: string, notes = NOTES): Promise<string> {
  server.advance(1_000);
  const body = asForm({ name, email: `${name}@example.com`, phone: '+49 30 5550 100', notes });
  const response = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  return (await readAs(CreateCandidateResponse, response)).id;
}

const start = (token: string, job_id: string, candidate_ids?: string[]) =>
  server.app.request(
    '/background_tasks/',
    asJson('POST', token, { kind: 'ranking', job_id, ...(candidate_ids ? { candidate_ids } : {}) }),
  );
const started = async (...asked: Parameters<typeof start>) =>
  readAs(StartBackgroundTaskResponse, await start(...asked));
const list = async (token: string) =>
  readAs(ListBackgroundTasksResponse, await server.app.request('/background_tasks/', bearer(token)));
const results = (token: string, id: string, from = 0) =>
  server.app.request(`/background_tasks/${id}/results?from=${from}`, bearer(token));
const readResults = async (...asked: Parameters<typeof results>) =>
  readAs(ReadBackgroundTaskResultsResponse, await results(...asked));
const cancel = (token: string, id: string) =>
  server.app.request(`/background_tasks/${id}`, { method: 'DELETE', ...bearer(token) });

const builtIn = createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf));
const scoringOf = (analyzer: Analyzer = builtIn) => ({ ...server.dependencies, analyzer });

/** One turn, as a server takes it. Gives the id of the task. */
async function takeTurn(analyzer?: Analyzer, isStopping = false): Promise<string | undefined> {
  server.advance(10);
  const scoring = scoringOf(analyzer);
  const next = await findNext(scoring);
  const task = next && (await claim(scoring, next));
  if (task) await workOnTask(scoring, task, () => isStopping);
  return next?.id;
}

const hold = (id: string) => claim(scoringOf(), { table: 'background_tasks', id });

const failing = (error: Error): Analyzer => ({
  ...builtIn,
  analyze: () => Promise.reject(error),
});

test('a ranking goes on without its caller, and its results come in the order of the candidates', async () => {
  const job = await addJob(tokens.admin);
  const short = await addCandidate(tokens.admin, 'short', 'Go.');
  const first = await addCandidate(tokens.admin, 'first');
  const task = await started(tokens.admin, job, [first, short, 'cnd_unknown', first]);
  expect(task).toMatchObject({ kind: 'ranking', state: 'waiting', total: 3, done: 0, job: { id: job } });
  expect(task.by).toEqual({ id: 'usr_admin', full_name: 'Person usr_admin' });
  expect(await readResults(tokens.admin, task.id)).toMatchObject({ results: [], next: 0 });

  expect(await takeTurn()).toBe(task.id);
  const read = await readResults(tokens.admin, task.id);
  expect(read.task).toMatchObject({ state: 'done', done: 3, refused: 2 });
  expect(read.next).toBe(3);
  expect(read.results.map(({ candidate_id, error }) => [candidate_id, error?.code])).toEqual([
    [first, undefined],
    [short, 'too_little_text'],
    ['cnd_unknown', 'not_found'],
  ]);
  expect(read.results[0]?.analysis?.fit_score).toBeGreaterThan(50);
  expect((await readResults(tokens.admin, task.id, 2)).results).toHaveLength(1);
  expect(await takeTurn()).toBeUndefined();
});

test('without names it is about all whom the caller sees, the newest first', async () => {
  const job = await addJob(tokens.member);
  await addCandidate(tokens.admin, 'of-the-admin');
  const [older, newer] = [
    await addCandidate(tokens.member, 'older'),
    await addCandidate(tokens.member, 'newer'),
  ];
  const task = await started(tokens.member, job);
  await takeTurn();
  const { results: rows } = await readResults(tokens.member, task.id);
  expect(rows.map(({ candidate_id }) => candidate_id)).toEqual([newer, older]);
  expect((await started(tokens.stranger, await addJob(tokens.stranger))).state).toBe('done');
});

test('an admin sees the tasks of all and may cancel them; others see their own; results are of who asked', async () => {
  const job = await addJob(tokens.member);
  await addCandidate(tokens.member, 'one');
  const { id } = await started(tokens.member, job);
  expect((await list(tokens.admin)).map((task) => [task.id, task.by.full_name])).toEqual([
    [id, 'Person usr_member'],
  ]);
  expect(await list(tokens.stranger)).toEqual([]);
  for (const token of [tokens.admin, tokens.stranger])
    expect((await readError(await results(token, id))).code).toBe('not_found');
  expect((await cancel(tokens.stranger, id)).status).toBe(404);
  expect((await cancel(tokens.admin, id)).status).toBe(204);
  expect(await list(tokens.member)).toMatchObject([{ state: 'cancelled', done: 0 }]);
  expect(await takeTurn()).toBeUndefined();
  expect((await cancel(tokens.member, id)).status).toBe(204);
});

test('a job that is not seen is 404, one that is deleted meanwhile fails in words', async () => {
  const job = await addJob(tokens.admin);
  await addCandidate(tokens.admin, 'one');
  expect((await readError(await start(tokens.stranger, job))).code).toBe('not_found');
  await started(tokens.admin, job);
  await server.app.request(`/jobs/${job}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await takeTurn();
  expect(await list(tokens.admin)).toMatchObject([
    { state: 'failed', detail: 'The job is no longer there.' },
  ]);
});

test('a new ranking takes the place of the one before for the same job, and there are only so many', async () => {
  const job = await addJob(tokens.admin);
  await addCandidate(tokens.admin, 'one');
  await started(tokens.admin, job);
  await started(tokens.admin, job);
  expect((await list(tokens.admin)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'waiting']);
  for (let other = 1; other < backgroundTaskLimits.person; other += 1)
    await started(tokens.admin, await addJob(tokens.admin, `Job ${other}`));
  const refused = await start(tokens.admin, await addJob(tokens.admin, 'One too many'));
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await start(tokens.stranger, await addJob(tokens.stranger))).status).toBe(201);
});

test('organizations take turns, however many tasks one has', async () => {
  const own: string[] = [];
  for (const token of [tokens.admin, tokens.stranger])
    for (let person = 0; person < 60; person += 1)
      if (token === tokens.admin || person === 0) own.push(await addCandidate(token, `p${own.length}`));
  for (const title of ['A', 'B', 'C']) await started(tokens.admin, await addJob(tokens.admin, title));
  const other = await started(tokens.stranger, await addJob(tokens.stranger));
  const turns = [await takeTurn(), await takeTurn()];
  expect(turns).toContain(other.id);
  expect((await readResults(tokens.stranger, other.id)).task.state).toBe('done');
});

test('a server that dies leaves its task to the next one; one that lost it writes nothing', async () => {
  const job = await addJob(tokens.admin);
  for (const name of ['one', 'two']) await addCandidate(tokens.admin, name);
  const { id } = await started(tokens.admin, job);
  const dead = await hold(id);
  expect(dead?.id).toBe(id);
  expect(await takeTurn()).toBeUndefined();
  server.advance(16_000);
  expect(await takeTurn()).toBe(id);
  if (dead) await workOnTask(scoringOf(failing(new Error('late'))), dead, () => true);
  expect(await list(tokens.admin)).toMatchObject([{ state: 'done', done: 2 }]);
});

test('a failure is tried again after a pause, and given up in words; a busy server only waits', async () => {
  const job = await addJob(tokens.admin);
  await addCandidate(tokens.admin, 'one');
  const { id } = await started(tokens.admin, job);
  await takeTurn(failing(new TaskFailed('busy')));
  expect(await list(tokens.admin)).toMatchObject([{ state: 'waiting', done: 0 }]);
  expect(await takeTurn()).toBeUndefined();
  await server.db.updateTable('background_tasks').set({ next_at: '2026-11-21' }).execute();
  await takeTurn(failing(new Error('while stopping')), true);
  for (let failure = 0; failure < 6; failure += 1) {
    server.advance(200_000);
    await expect(takeTurn(failing(new Error('the disk is gone')))).rejects.toThrow('the disk is gone');
  }
  expect(await list(tokens.admin)).toMatchObject([
    { id, state: 'failed', detail: expect.stringContaining('start it again') },
  ]);
});

test('it ends with the person who asked, and is forgotten after its days', async () => {
  const job = await addJob(tokens.admin);
  await addCandidate(tokens.admin, 'one');
  await started(tokens.member, await addJob(tokens.member));
  await server.app.request('/users/usr_member', { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await list(tokens.admin)).toEqual([]);
  await started(tokens.admin, job);
  await takeTurn();
  server.advance((backgroundTaskLimits.keptDays + 1) * 24 * 60 * 60_000);
  await server.app.request('/healthz');
  await server.readMails();
  expect(await server.db.selectFrom('background_task_parts').selectAll().execute()).toEqual([]);
});

const change = async (token: string, id: string, told: object) =>
  readAs(
    UpdateJobResponse,
    await server.app.request(
      `/jobs/${id}`,
      asJson('PUT', token, {
        title: 'Backend Engineer',
        description: 'Go and PostgreSQL in production.',
        skills_required: 'Go, PostgreSQL',
        ...told,
      }),
    ),
  );

const rescore = async (token: string, job_id: string) =>
  readAs(
    StartBackgroundTaskResponse,
    await server.app.request('/background_tasks/', asJson('POST', token, { kind: 'rescoring', job_id })),
  );

/** For how many people a job has the score of before, as who opens it sees. */
async function toRescore(token: string, jobId: string): Promise<number> {
  const response = await server.app.request(`/jobs/${jobId}/rescoring`, bearer(token));
  return (await readAs(GetRescoringResponse, response)).to_rescore;
}

async function boardOf(token: string, jobId: string) {
  const response = await server.app.request(`/jobs/${jobId}/applications`, bearer(token));
  const rows = await readAs(ListApplicationsResponse, response);
  return new Map(rows.map(({ candidate, fit_score }) => [candidate.id, fit_score]));
}

async function apply(token: string, jobId: string, candidate_ids: string[]): Promise<void> {
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(token)));
  const body = { candidate_ids, stage_id: stages[0]?.id };
  expect((await server.app.request(`/jobs/${jobId}/applications`, asJson('POST', token, body))).status).toBe(
    200,
  );
}

test('a changed job says for whom it can be scored again, and then its scores are those of the changed job', async () => {
  const job = await addJob(tokens.admin);
  const ranked = await addCandidate(tokens.admin, 'ranked');
  const applied = await addCandidate(tokens.admin, 'applied');
  await addCandidate(tokens.admin, 'neither');
  expect((await change(tokens.admin, job, { skills_required: 'Go' })).to_rescore).toBeUndefined();
  await started(tokens.admin, job, [ranked]);
  await takeTurn();
  await apply(tokens.admin, job, [ranked, applied]);
  const before = (await boardOf(tokens.admin, job)).get(ranked);
  expect(before).toBeGreaterThan(50);

  const told = { skills_required: 'COBOL, SAP, Welding' };
  expect((await change(tokens.admin, job, told)).to_rescore).toBe(1);
  expect((await change(tokens.admin, job, told)).to_rescore).toBeUndefined();
  expect(await toRescore(tokens.admin, job)).toBe(1);
  expect((await boardOf(tokens.admin, job)).get(ranked)).toBe(before);
  expect(await rescore(tokens.admin, job)).toMatchObject({ kind: 'rescoring', total: 2, done: 0 });
  expect(await toRescore(tokens.admin, job)).toBe(0);
  await takeTurn();
  expect(await toRescore(tokens.admin, job)).toBe(0);
  const after = await boardOf(tokens.admin, job);
  expect(after.get(ranked)).toBeLessThan(before ?? 0);
  expect(after.get(applied)).toBe(after.get(ranked));
  expect((await list(tokens.admin)).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['ranking', 'done'],
    ['rescoring', 'done'],
  ]);
});

test('scoring again begins anew when the job is changed meanwhile, whatever a server was about to write down', async () => {
  const job = await addJob(tokens.admin);
  const [one, two] = [await addCandidate(tokens.admin, 'one'), await addCandidate(tokens.admin, 'two')];
  await apply(tokens.admin, job, [one, two]);
  expect((await change(tokens.admin, job, { skills_required: 'COBOL' })).to_rescore).toBeUndefined();
  const { id } = await rescore(tokens.admin, job);
  const held = await hold(id);
  const changing: Analyzer = {
    ...builtIn,
    async analyze(...asked) {
      const outcome = await builtIn.analyze(...asked);
      if (
        (
          await server.db
            .selectFrom('jobs')
            .select('skills_required')
            .where('id', '=', job)
            .executeTakeFirst()
        )?.skills_required === 'COBOL'
      )
        expect((await change(tokens.admin, job, { skills_required: 'Go' })).to_rescore).toBeUndefined();
      return outcome;
    },
  };
  if (held) await workOnTask(scoringOf(changing), held, () => false);
  expect(await list(tokens.admin)).toMatchObject([{ id, done: 0, total: 2 }]);
  await takeTurn();
  expect(await list(tokens.admin)).toMatchObject([{ id, state: 'done', done: 2 }]);
  for (const score of (await boardOf(tokens.admin, job)).values()) expect(score).toBeGreaterThan(50);
});

test('whose scores are renewed are those whom the caller sees, and whoever opens the job is told of the others', async () => {
  const job = await addJob(tokens.member);
  const own = await addCandidate(tokens.member, 'own');
  const other = await addCandidate(tokens.admin, 'other');
  await started(tokens.admin, job, [own, other]);
  await takeTurn();
  expect((await change(tokens.member, job, { title: 'Go Engineer' })).to_rescore).toBe(1);
  expect((await change(tokens.admin, job, { title: 'Go Developer' })).to_rescore).toBe(2);
  expect([await toRescore(tokens.member, job), await toRescore(tokens.admin, job)]).toEqual([1, 2]);
  expect((await rescore(tokens.member, job)).total).toBe(1);
  expect(await toRescore(tokens.admin, job)).toBe(0);
  await takeTurn();
  expect([await toRescore(tokens.member, job), await toRescore(tokens.admin, job)]).toEqual([0, 1]);
  const stranger = await server.app.request(`/jobs/${job}/rescoring`, bearer(tokens.stranger));
  expect(stranger.status).toBe(404);
});

test('a job that is changed back has its scores back, and what cannot be scored any more is not offered for ever', async () => {
  const job = await addJob(tokens.admin);
  const [kept, short] = [await addCandidate(tokens.admin, 'kept'), await addCandidate(tokens.admin, 'short')];
  await started(tokens.admin, job, [kept, short]);
  await takeTurn();
  expect((await change(tokens.admin, job, { skills_required: 'COBOL' })).to_rescore).toBe(2);
  expect((await change(tokens.admin, job, { title: 'Backend Engineer' })).to_rescore).toBeUndefined();
  expect(await toRescore(tokens.admin, job)).toBe(0);

  await change(tokens.admin, job, { skills_required: 'COBOL' });
  const notes = asForm({ name: 'short', email: 'short@example.com', phone: '1', notes: 'Go.' });
  const init = { method: 'PUT', ...bearer(tokens.admin), body: notes };
  expect((await server.app.request(`/candidates/${short}`, init)).status).toBe(200);
  expect(await toRescore(tokens.admin, job)).toBe(2);
  await rescore(tokens.admin, job);
  await takeTurn();
  expect(await list(tokens.admin)).toContainEqual(
    expect.objectContaining({ kind: 'rescoring', state: 'done', refused: 1 }),
  );
  expect(await toRescore(tokens.admin, job)).toBe(0);
});

test('scores of a release of before are those of the job until it is changed', async () => {
  const job = await addJob(tokens.admin);
  await started(tokens.admin, job, [await addCandidate(tokens.admin, 'before')]);
  await takeTurn();
  await server.db.updateTable('analyses').set({ job_hash: null }).execute();
  expect(await toRescore(tokens.admin, job)).toBe(0);
  expect((await change(tokens.admin, job, { skills_required: 'COBOL' })).to_rescore).toBe(1);
  expect(await toRescore(tokens.admin, job)).toBe(1);
  expect((await change(tokens.admin, job, { title: 'Backend Engineer' })).to_rescore).toBeUndefined();
});

test('a score that a release of before renewed beside this one is found to be of the job', async () => {
  const job = await addJob(tokens.admin);
  const candidate = await addCandidate(tokens.admin, 'beside');
  await started(tokens.admin, job, [candidate]);
  await takeTurn();
  await server.db.updateTable('analyses').set({ job_hash: 'of the job before' }).execute();
  expect(await toRescore(tokens.admin, job)).toBe(1);
  await rescore(tokens.admin, job);
  await takeTurn();
  expect(await toRescore(tokens.admin, job)).toBe(0);
});

import { AnalyzeResumeResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListLedgerResponse } from '@cortex/api-client/ledger/validators';
import { retentionLimits } from '@cortex/api-client/limits';
import {
  DeleteInactiveCandidatesResponse,
  GetRetentionResponse,
  HoldCandidateResponse,
  UpdateRetentionResponse,
} from '@cortex/api-client/retention/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { dumpRecords } from '../db/dumpRecords.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = 'Agreed to stay in touch until spring.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let owner: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  await signIn();
});

async function signIn() {
  admin = await server.signIn('admin@example.com');
  owner = await server.signIn('owner@example.com');
  stranger = await server.signIn('stranger@example.com');
}

/** Moves the clock, and signs everybody in again: their sessions have ended meanwhile. */
async function advance(milliseconds: number) {
  server.advance(milliseconds);
  await signIn();
}

async function addCandidate(name = 'Ada Brandt', token = owner): Promise<string> {
  const form = new FormData();
  form.append('name', name);
  form.append('email', 'ada@example.com');
  form.append('phone', '+49 30 5550 100');
  form.append(
    'notes',
    'Backend Engineer at Payments Ltd from 2018 to 2026. Built REST APIs in Go, tuned PostgreSQL and ran all services on Kubernetes. Built and ran REST APIs in Go on PostgreSQL for eight years.',
  );
  const response = await server.app.request('/candidates/', {
    method: 'POST',
    ...bearer(token),
    body: form,
  });
  return (await readAs(CreateCandidateResponse, response)).id;
}

async function addJob(): Promise<string> {
  const job = {
    title: 'Backend Engineer',
    description: 'You build REST APIs in Go on PostgreSQL and run them on Kubernetes.',
    skills_required: 'Go, PostgreSQL, Kubernetes, REST APIs',
  };
  const response = await server.app.request('/jobs/', asJson('POST', owner, job));
  return (await readAs(CreateJobResponse, response)).id;
}

const put = (months: unknown, token = admin) =>
  server.app.request('/api/organization/retention', asJson('PUT', token, { months }));

const setMonths = async (months: number | null, token = admin) =>
  readAs(UpdateRetentionResponse, await put(months, token));

const read = async (token = admin) =>
  readAs(GetRetentionResponse, await server.app.request('/api/organization/retention', bearer(token)));

const proposed = async () => (await read()).proposals.map(({ candidate }) => candidate.id);

const hold = (id: string, reason: unknown = REASON, token = admin) =>
  server.app.request(`/candidates/${id}/retention_hold`, asJson('PUT', token, { reason }));

const lift = (id: string, token = admin) =>
  server.app.request(`/candidates/${id}/retention_hold`, { method: 'DELETE', ...bearer(token) });

const erase = (candidate_ids: unknown, token = admin) =>
  server.app.request('/api/organization/retention/deletion', asJson('POST', token, { candidate_ids }));

const eraseNow = async (ids: string[], token = admin) =>
  readAs(DeleteInactiveCandidatesResponse, await erase(ids, token));

const listKinds = async () => {
  const response = await server.app.request('/api/organization/ledger', bearer(admin));
  const { entries } = await readAs(ListLedgerResponse, response);
  return entries.map(({ kind }) => kind).filter((kind) => kind !== 'signed_in');
};

const listIds = async () =>
  (await server.db.selectFrom('candidates').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('the setting', () => {
  test('is off until an admin sets it, however old a candidate is', async () => {
    const id = await addCandidate();
    await advance(4000 * DAY_MS);
    expect(await read()).toEqual({ months: null, total: 0, proposals: [] });
    expect(await eraseNow([id])).toEqual({ deleted: 0, skipped: [{ id, reason: 'active' }] });
    expect(await setMonths(120)).toMatchObject({ months: 120, total: 1 });
    expect(await setMonths(null)).toEqual({ months: null, total: 0, proposals: [] });
    expect(await listIds()).toEqual([id]);
  });

  test('a change is on record with what it was, the same again is not', async () => {
    await setMonths(12);
    await setMonths(12);
    await setMonths(null);
    const response = await server.app.request(
      '/api/organization/ledger?kind=retention_changed',
      bearer(admin),
    );
    const { entries } = await readAs(ListLedgerResponse, response);
    expect(entries.map(({ by, change }) => [by.id, change])).toEqual([
      ['usr_admin', { from: '12', to: 'off' }],
      ['usr_admin', { from: 'off', to: '12' }],
    ]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  test.each([
    [0, 'At least 1.'],
    [121, 'At most 120.'],
    [1.5, 'This value is of the wrong kind.'],
    ['12', 'This value is of the wrong kind.'],
    [undefined, 'This field is required.'],
  ])('%s is refused', async (months, text) => {
    const response = await put(months);
    expect(response.status).toBe(422);
    expect((await readError(response)).errors).toEqual({ months: text });
    expect((await read()).months).toBeNull();
  });

  test('belongs to one organization', async () => {
    await addCandidate();
    const theirs = await addCandidate('Theirs', stranger);
    await setMonths(12);
    expect((await read(stranger)).months).toBeNull();
    await advance(400 * DAY_MS);
    expect((await read()).proposals.map(({ candidate }) => candidate.name)).toEqual(['Ada Brandt']);
    expect((await setMonths(12, stranger)).proposals.map(({ candidate }) => candidate.id)).toEqual([theirs]);
  });
});

test.each(['a stage', 'a note', 'a scorecard'])('%s of today is activity', async (what) => {
  const candidate_id = await addCandidate();
  await advance(200 * DAY_MS);
  const job_id = await addJob();
  const put = (path: string, body: unknown, method = 'POST') =>
    server.app.request(path, asJson(method, owner, body));
  if (what === 'a stage')
    await put(`/jobs/${job_id}/applications`, {
      candidate_ids: [candidate_id],
      stage_id: 'stg_interview_one',
    });
  if (what === 'a note') await put(`/candidates/${candidate_id}/notes`, { text: 'Met her today.' });
  if (what === 'a scorecard')
    await put(
      `/candidates/${candidate_id}/scorecards`,
      { job_id, marks: [{ criterion: 'Go', mark: 4 }] },
      'PUT',
    );
  const answer = await server.app.request('/api/organization/retention', asJson('PUT', admin, { months: 6 }));
  expect((await readAs(UpdateRetentionResponse, answer)).proposals).toEqual([]);
});

test('all of it is for admins', async () => {
  const id = await addCandidate();
  const before = await dumpRecords(server.db);
  const calls = [
    server.app.request('/api/organization/retention', bearer(owner)),
    put(12, owner),
    hold(id, REASON, owner),
    lift(id, owner),
    erase([id], owner),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.status).toBe(403);
    expect((await readError(response)).code).toBe('admin_required');
  }
  expect(await dumpRecords(server.db)).toBe(before);
});

describe('a candidate is proposed', () => {
  test('from the very moment on that the months are over', async () => {
    const id = await addCandidate();
    await setMonths(6);
    const sixMonths = Date.parse('2027-05-21T09:00:00Z') - Date.parse('2026-11-21T09:00:00Z');
    await advance(sixMonths - 1);
    expect(await proposed()).toEqual([]);
    await advance(1);
    expect(await read()).toEqual({
      months: 6,
      total: 1,
      proposals: [
        {
          candidate: { id, name: 'Ada Brandt' },
          owner: { id: 'usr_owner', full_name: 'Person usr_owner' },
          last_active_at: '2026-11-21T09:00:00.000Z',
        },
      ],
    });
  });

  test('the oldest first', async () => {
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      ids.push(await addCandidate(name));
      server.advance(1000);
    }
    await setMonths(1);
    await advance(40 * DAY_MS);
    expect(await proposed()).toEqual(ids);
  });

  test.each<[string, (id: string, jobId: string) => unknown]>([
    [
      'a new resume',
      (id) =>
        server.db
          .updateTable('candidates')
          .set({ resume_uploaded_at: server.dependencies.clock().toISOString() })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'a share',
      (candidate_id) =>
        server.app.request(
          '/candidates/share/',
          asJson('POST', owner, { candidate_id, shared_with_user_id: 'usr_admin', note: '' }),
        ),
    ],
    [
      'an analysis',
      async (candidate_id, job_id) =>
        readAs(
          AnalyzeResumeResponse,
          await server.app.request('/analyze_resume/', asJson('POST', owner, { candidate_id, job_id })),
        ),
    ],
    [
      'a decision',
      (id, job_id) =>
        server.app.request(
          `/candidates/${id}/decisions`,
          asJson('POST', owner, { job_id, decision: 'hold' }),
        ),
    ],
  ])('but not where %s came meanwhile', async (_, act) => {
    const [id, other] = [await addCandidate(), await addCandidate('Other')];
    const jobId = await addJob();
    await setMonths(3);
    await advance(80 * DAY_MS);
    await act(id, jobId);
    const at = server.dependencies.clock().toISOString();
    await advance(80 * DAY_MS);
    expect(await proposed()).toEqual([other]);
    await advance(20 * DAY_MS);
    const { proposals } = await read();
    expect(proposals.map(({ candidate }) => candidate.id)).toEqual([other, id]);
    expect(proposals[1]?.last_active_at).toBe(at);
  });

  test('and a hold is no activity of it', async () => {
    const id = await addCandidate();
    await setMonths(3);
    await advance(80 * DAY_MS);
    await hold(id);
    await lift(id);
    await advance(20 * DAY_MS);
    expect(await proposed()).toEqual([id]);
  });

  test('in a list of so many, those that are held beside it', async () => {
    const first = await addCandidate('First');
    const { id: _, ...row } = await server.db.selectFrom('candidates').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: retentionLimits.listed }, (_, index) => `cnd_${1000 + index}`);
    for (const id of ids)
      await server.db
        .insertInto('candidates')
        .values({ id, ...row })
        .execute();
    await hold(first);
    await setMonths(1);
    await advance(40 * DAY_MS);
    await addCandidate('New');
    let { total, proposals } = await read();
    expect([total, proposals.length]).toEqual([retentionLimits.listed, retentionLimits.listed + 1]);
    await lift(first);
    ({ total, proposals } = await read());
    expect([total, proposals.length]).toEqual([retentionLimits.listed + 1, retentionLimits.listed]);
    const listed = proposals.map(({ candidate }) => candidate.id);
    expect(await eraseNow(listed)).toEqual({ deleted: retentionLimits.listed, skipped: [] });
    expect(await read()).toMatchObject({ total: 1 });
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });
});

describe('a hold', () => {
  test('keeps a candidate, says why and who, and can be lifted', async () => {
    const id = await addCandidate();
    await setMonths(1);
    await advance(40 * DAY_MS);
    const held = await readAs(HoldCandidateResponse, await hold(id));
    expect(held).toEqual({
      reason: REASON,
      by: { id: 'usr_admin', full_name: 'Person usr_admin' },
      at: server.dependencies.clock().toISOString(),
    });
    expect(await read()).toMatchObject({ total: 0, proposals: [{ candidate: { id }, held }] });
    expect(await eraseNow([id])).toEqual({ deleted: 0, skipped: [{ id, reason: 'held' }] });
    await hold(id, 'Another reason.');
    expect((await read()).proposals[0]?.held?.reason).toBe('Another reason.');
    expect((await lift(id)).status).toBe(204);
    expect((await lift(id)).status).toBe(204);
    expect(await read()).toMatchObject({ total: 1 });
    expect(await listKinds()).toEqual([
      'retention_released',
      'retention_held',
      'retention_held',
      'retention_changed',
    ]);
    expect(await eraseNow([id])).toEqual({ deleted: 1, skipped: [] });
  });

  test('is named as the reason where nothing is proposed, too', async () => {
    const id = await addCandidate();
    await hold(id);
    expect(await eraseNow([id])).toEqual({ deleted: 0, skipped: [{ id, reason: 'held' }] });
    await lift(id);
    expect(await eraseNow([id])).toEqual({ deleted: 0, skipped: [{ id, reason: 'active' }] });
  });

  test('is on record without its words, which go with the candidate', async () => {
    const id = await addCandidate();
    await hold(id);
    const ledger = JSON.stringify(await server.db.selectFrom('ledger').selectAll().execute());
    expect(ledger).toContain('retention_held');
    expect(ledger).not.toContain('in touch');
    const response = await server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(owner) });
    expect(response.status).toBe(200);
    await server.carryOutDeletions();
    expect(await dumpRecords(server.db)).not.toContain('in touch');
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  test('needs a reason', async () => {
    const id = await addCandidate();
    for (const reason of [undefined, '', '  ', 'x'.repeat(501)]) {
      const response = await hold(id, reason === undefined ? null : reason);
      expect(response.status).toBe(422);
      expect((await readError(response)).errors).toHaveProperty('reason');
    }
    expect(await listKinds()).toEqual([]);
  });

  test('is not there for another organization', async () => {
    const id = await addCandidate();
    await hold(id);
    const before = await dumpRecords(server.db);
    expect((await hold(id, 'Mine.', stranger)).status).toBe(404);
    expect((await lift(id, stranger)).status).toBe(404);
    expect(await dumpRecords(server.db)).toBe(before);
  });
});

describe('a deletion', () => {
  test('takes what is named and still proposed, and says why it left the others', async () => {
    const ids: string[] = [];
    for (const name of ['Gone', 'Held', 'Decided', 'Left']) ids.push(await addCandidate(name));
    const [gone = '', held = '', decided = '', left = ''] = ids;
    const theirs = await addCandidate('Theirs', stranger);
    const jobId = await addJob();
    await setMonths(1);
    await setMonths(1, stranger);
    await advance(40 * DAY_MS);
    expect(await proposed()).toHaveLength(4);
    await hold(held);
    await server.app.request(
      `/candidates/${decided}/decisions`,
      asJson('POST', owner, { job_id: jobId, decision: 'hold' }),
    );
    expect(await eraseNow([gone, held, decided, theirs, 'cnd_never', gone])).toEqual({
      deleted: 1,
      skipped: [
        { id: held, reason: 'held' },
        { id: decided, reason: 'active' },
        { id: theirs, reason: 'not_found' },
        { id: 'cnd_never', reason: 'not_found' },
      ],
    });
    expect(await listIds()).toEqual([held, decided, left, theirs].toSorted());
    const [newest] = await listKinds();
    expect(newest).toBe('candidate_deleted');
    const events = await server.db
      .selectFrom('events')
      .select(['user_id', 'subject_id'])
      .where('type', '=', 'candidate_deleted')
      .execute();
    expect(events).toEqual([{ user_id: 'usr_admin', subject_id: gone }]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
    expect(await eraseNow([gone])).toEqual({ deleted: 0, skipped: [{ id: gone, reason: 'not_found' }] });
  });

  test('takes at least one and at most as many as the contract says', async () => {
    for (const ids of [[], Array.from({ length: 501 }, (_, index) => `cnd_${index}`), ['no id!'], 'cnd_1']) {
      const response = await erase(ids);
      expect(response.status).toBe(422);
      expect((await readError(response)).errors).toHaveProperty('candidate_ids');
    }
  });
});

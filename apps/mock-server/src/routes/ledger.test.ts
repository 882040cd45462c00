import { AnalyzeResumeResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import {
  ListDecisionsResponse,
  ListLedgerResponse,
  RecordDecisionResponse,
} from '@cortex/api-client/ledger/validators';
import { CreateUserResponse } from '@cortex/api-client/users/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { dumpRecords } from '../db/dumpRecords.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let owner: string;
let stranger: string;
let jobId: string;

const fitting =
  'Backend Engineer at Payments Ltd from 2018 to 2026. Built REST APIs in Go, tuned PostgreSQL and ran all services on Kubernetes. Built and ran REST APIs in Go on PostgreSQL and Kubernetes for eight years.';
const unfitting =
  'Bakes bread and rolls in a small bakery from ten to six every night, looks after the ovens, the dough and the apprentices, and drives the van to the market on Saturdays.';

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  owner = await server.signIn('owner@example.com');
  stranger = await server.signIn('stranger@example.com');
  jobId = await addJob(owner);
});

async function addJob(token: string): Promise<string> {
  const job = {
    title: 'Backend Engineer',
    description: 'You build REST APIs in Go on PostgreSQL and run them on Kubernetes.',
    skills_required: 'Go, PostgreSQL, Kubernetes, REST APIs',
  };
  const response = await server.app.request('/jobs/', asJson('POST', token, job));
  return (await readAs(CreateJobResponse, response)).id;
}

async function addCandidate(notes = fitting, token = owner): Promise<string> {
  const form = new FormData();
  form.append('name', 'Ada Brandt');
  form.append('email', 'ada@example.com');
  form.append('phone', '+49 30 5550 100');
  form.append('notes', notes);
  const response = await server.app.request('/candidates/', {
    method: 'POST',
    ...bearer(token),
    body: form,
  });
  return (await readAs(CreateCandidateResponse, response)).id;
}

async function analyze(candidate_id: string, job_id = jobId) {
  const response = await server.app.request(
    '/analyze_resume/',
    asJson('POST', owner, { candidate_id, job_id }),
  );
  return readAs(AnalyzeResumeResponse, response);
}

const decide = (candidateId: string, body: object, token = owner) =>
  server.app.request(
    `/candidates/${candidateId}/decisions`,
    asJson('POST', token, { job_id: jobId, ...body }),
  );

const listDecisions = async (candidateId: string, token = owner) =>
  readAs(
    ListDecisionsResponse,
    await server.app.request(`/candidates/${candidateId}/decisions`, bearer(token)),
  );

const listLedger = async (query = '', token = admin) =>
  readAs(ListLedgerResponse, await server.app.request(`/api/organization/ledger${query}`, bearer(token)));

const exportLedger = (filter: object, token = admin) =>
  server.app.request('/api/organization/ledger/export', asJson('POST', token, filter));

const faults = async () => (await verifyLedger(server.db)).faults;

describe('a decision', () => {
  test('stands with who, when, and what the kept analysis said', async () => {
    const candidateId = await addCandidate();
    const analysis = await analyze(candidateId);
    server.advance(1000);
    const response = await decide(candidateId, { decision: 'shortlist', scored_at: analysis.scored_at });
    expect(response.status).toBe(201);
    const entry = await readAs(RecordDecisionResponse, response);
    expect(entry).toMatchObject({
      at: '2026-11-21T09:00:01.000Z',
      kind: 'decision_made',
      by: { id: 'usr_owner', full_name: 'Person usr_owner' },
      candidate: { id: candidateId, name: 'Ada Brandt' },
      job: { id: jobId, name: 'Backend Engineer' },
      decision: {
        decision: 'shortlist',
        against_verdict: false,
        analysis: { fit_score: analysis.fit_score, scored_by: analysis.scored_by },
      },
    });
    expect(entry.decision?.analysis?.criteria).toEqual(
      analysis.criteria?.map(({ name, weight, credit }) => ({ name, weight, credit })),
    );
    expect(await listDecisions(candidateId)).toEqual([entry]);
  });

  test('may be changed at any time, and the newest one comes first', async () => {
    const candidateId = await addCandidate();
    await decide(candidateId, { decision: 'hold' });
    await decide(candidateId, { decision: 'decline', reason: 'Filled from within.' }, admin);
    const decisions = await listDecisions(candidateId);
    expect(decisions.map(({ decision, by }) => [by.id, decision?.before, decision?.decision])).toEqual([
      ['usr_admin', 'hold', 'decline'],
      ['usr_owner', undefined, 'hold'],
    ]);
  });

  test.each([
    ['shortlist', unfitting],
    ['decline', fitting],
  ])('%s against the verdict needs a reason', async (decision, notes) => {
    const candidateId = await addCandidate(notes);
    await analyze(candidateId);
    const before = await dumpRecords(server.db);
    for (const reason of [undefined, '', '  ']) {
      const response = await decide(candidateId, { decision, reason });
      expect(response.status).toBe(422);
      expect((await readError(response)).errors).toHaveProperty('reason');
    }
    expect(await dumpRecords(server.db)).toBe(before);
    expect((await decide(candidateId, { decision: 'hold' })).status).toBe(201);
    expect((await decide(candidateId, { decision, reason: 'I know her.' })).status).toBe(201);
    const [newest] = await listDecisions(candidateId);
    expect(newest?.decision).toMatchObject({ against_verdict: true, reason: 'I know her.' });
  });

  test('names no analysis that the person has not seen', async () => {
    const candidateId = await addCandidate();
    const { scored_at = '' } = await analyze(candidateId);
    const minuteBefore = new Date(Date.parse(scored_at) - 60_000).toISOString();
    const refused = await decide(candidateId, { decision: 'shortlist', scored_at: minuteBefore });
    expect(refused.status).toBe(409);
    expect((await readError(refused)).code).toBe('analysis_changed');
    const minuteAfter = new Date(Date.parse(scored_at) + 60_000).toISOString();
    const entry = await decide(candidateId, { decision: 'shortlist', scored_at: minuteAfter });
    expect((await readAs(RecordDecisionResponse, entry)).decision?.analysis).toBeUndefined();
  });

  test('is for who sees the candidate and the job', async () => {
    const [candidateId, hidden] = [await addCandidate(), await addJob(admin)];
    expect((await decide(candidateId, { decision: 'hold', job_id: hidden })).status).toBe(404);
    expect((await decide(candidateId, { decision: 'hold' }, stranger)).status).toBe(404);
    expect((await decide(await addCandidate(fitting, admin), { decision: 'hold' })).status).toBe(404);
    expect(await listDecisions(candidateId)).toEqual([]);
    await decide(candidateId, { decision: 'hold', job_id: hidden }, admin);
    expect(await listDecisions(candidateId)).toEqual([]);
    expect(await listDecisions(candidateId, admin)).toHaveLength(1);
    const path = `/candidates/${candidateId}/decisions`;
    expect((await server.app.request(path, bearer(stranger))).status).toBe(404);
  });

  test('outlives its job', async () => {
    const candidateId = await addCandidate();
    await decide(candidateId, { decision: 'hold', reason: 'Later.' });
    await server.app.request(`/jobs/${jobId}`, { method: 'DELETE', ...bearer(owner) });
    const [decision] = await listDecisions(candidateId);
    expect(decision).toMatchObject({ job: { name: 'Backend Engineer' }, decision: { reason: 'Later.' } });
  });

  test('loses its reason with the candidate, and the chain holds', async () => {
    const [candidateId, other] = [await addCandidate(), await addCandidate()];
    await decide(candidateId, { decision: 'hold', reason: 'Her knee has to heal first.' });
    await decide(other, { decision: 'hold', reason: 'Starts in May.' });
    await server.app.request(`/candidates/${candidateId}`, { method: 'DELETE', ...bearer(owner) });
    await server.carryOutDeletions();
    expect(await dumpRecords(server.db)).not.toMatch(/knee|Ada Brandt.*Ada Brandt/s);
    const { entries } = await listLedger('?kind=decision_made');
    expect(entries.map(({ candidate, decision }) => [candidate?.name, decision?.reason])).toEqual([
      ['Ada Brandt', 'Starts in May.'],
      [undefined, undefined],
    ]);
    expect(entries[1]?.decision?.reason_erased).toBe(true);
    expect(await faults()).toEqual([]);
  });
});

describe('the record', () => {
  test('tells what was done, newest first, without names or emails in what is kept', async () => {
    const candidateId = await addCandidate();
    const person = { username: 'sam', email: 'sam@example.com', full_name: 'Sam Lee' };
    const created = await server.app.request(
      '/users/',
      asJson('POST', admin, { ...person, password: 'quiet harbour' }),
    );
    const { id } = await readAs(CreateUserResponse, created);
    const edit = (is_admin: boolean) =>
      server.app.request(`/users/${id}`, asJson('PUT', admin, { ...person, is_admin }));
    await edit(true);
    await edit(true);
    await server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(admin) });
    await server.app.request(`/candidates/${candidateId}`, { method: 'DELETE', ...bearer(admin) });
    await server.app.request(`/jobs/${jobId}`, { method: 'DELETE', ...bearer(owner) });
    await addJob(owner);
    const plan = { name: 'org_one', adminEmail: 'hr@example.com', pricingTier: 'Basic' };
    await server.app.request('/api/organization/update', asJson('POST', admin, plan));
    await exportLedger({});
    await server.app.request('/auth/logout', { method: 'POST', ...bearer(owner) });
    const { entries } = await listLedger();
    expect(entries.map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
      '11 signed_out',
      '10 ledger_exported',
      '9 plan_changed',
      '8 job_restored',
      '7 job_deleted',
      '6 candidate_deleted',
      '5 user_deleted',
      '4 role_changed',
      '3 user_created',
      '2 signed_in',
      '1 signed_in',
    ]);
    expect(entries[2]).toMatchObject({ change: { from: 'Premium', to: 'Basic' } });
    expect(entries[7]).toMatchObject({ person: { id }, change: { from: 'user', to: 'admin' } });
    expect(entries[7]?.person).not.toHaveProperty('full_name');
    expect(entries[1]).toMatchObject({ exported: 9, by: { id: 'usr_admin' } });
    const rows = await server.db.selectFrom('ledger').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Sam|example\.com/);
    expect(await faults()).toEqual([]);
  });

  test('begins with the organization', async () => {
    const organization = {
      name: 'Night Bakers',
      admin_username: 'nia',
      admin_email: 'nia@example.com',
      admin_password: 'right',
      pricing_tier: 'standard',
    };
    await server.app.request('/organizations/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(organization),
    });
    const rows = await server.db.selectFrom('ledger').select(['kind', 'seq', 'details']).execute();
    expect(rows).toContainEqual({ kind: 'organization_created', seq: 1, details: '{"to":"Standard"}' });
  });

  test('is filtered by kind, person and days', async () => {
    server.advance(24 * 60 * 60 * 1000);
    owner = await server.signIn('owner@example.com');
    admin = await server.signIn('admin@example.com');
    await decide(await addCandidate(), { decision: 'hold' });
    const kinds = async (query: string) => (await listLedger(query)).entries.map(({ kind }) => kind);
    expect(await kinds('?kind=decision_made')).toEqual(['decision_made']);
    expect(await kinds('?person=usr_owner')).toEqual(['decision_made', 'signed_in', 'signed_in']);
    expect(await kinds('?person=usr_stranger')).toEqual([]);
    expect(await kinds('?from=2026-11-22')).toEqual(['decision_made', 'signed_in', 'signed_in']);
    expect(await kinds('?to=2026-11-21')).toEqual(['signed_in', 'signed_in']);
    expect(await kinds('?from=2026-11-21&to=2026-11-22&kind=signed_in&person=usr_admin')).toEqual([
      'signed_in',
      'signed_in',
    ]);
    const wrong = await server.app.request('/api/organization/ledger?from=yesterday', bearer(admin));
    expect(wrong.status).toBe(422);
  });

  test('comes in pages that neither overlap nor leave a gap', async () => {
    const candidateId = await addCandidate();
    for (let index = 0; index < 203; index += 1) await decide(candidateId, { decision: 'hold' });
    const seqs: number[] = [];
    let before: string | undefined;
    do {
      const page = await listLedger(before ? `?before=${before}` : '');
      seqs.push(...page.entries.map(({ seq }) => seq));
      before = page.next;
    } while (before);
    expect(seqs).toEqual(Array.from({ length: 205 }, (_, index) => 205 - index));
  });

  test('is for admins, of their own organization', async () => {
    expect((await server.app.request('/api/organization/ledger', bearer(owner))).status).toBe(403);
    expect((await exportLedger({}, owner)).status).toBe(403);
    const { entries } = await listLedger('', stranger);
    expect(entries.map(({ by }) => by.id)).toEqual(['usr_stranger']);
  });

  test('as CSV has a line an entry and no formula', async () => {
    const candidateId = await addCandidate();
    await decide(candidateId, { decision: 'hold', reason: '=HYPERLINK("http://x"),\nsoon' });
    await decide(candidateId, { decision: 'hold', reason: '@me' });
    const response = await exportLedger({ kind: 'decision_made' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^number,time \(UTC\),what,by,/);
    expect(text).toContain(`,hold,,no,"'=HYPERLINK(""http://x""),\nsoon",`);
    expect(text).toContain(`,hold,hold,no,'@me,`);
    expect(text.split('\r\n')).toHaveLength(4);
  });
});

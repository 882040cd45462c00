import {
  CreateCandidateResponse,
  ListCandidatesResponse,
  ListSharesResponse,
} from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { resumeFile } from '@cortex/conformance/resumes';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { dumpRecords } from '../db/dumpRecords.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

const NOTES =
  'Backend Engineer at Payments Ltd from 2018 to 2026. Built REST APIs in Go, tuned PostgreSQL and ran all services on Kubernetes. Built and ran REST APIs in Go on PostgreSQL for eight years.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let owner: string;
let colleague: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
  owner = await server.signIn('owner@example.com');
  colleague = await server.signIn('colleague@example.com');
  stranger = await server.signIn('stranger@example.com');
});

const send = (method: string, path: string, token: string, body?: unknown) =>
  server.app.request(path, body === undefined ? { method, ...bearer(token) } : asJson(method, token, body));

async function addCandidate(key = 'first-form'): Promise<string> {
  const form = new FormData();
  const fields = { name: 'Ada Brandt', email: 'ada@example.com', phone: '+49 30 5550 100', notes: NOTES };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume_file', resumeFile('two-column.pdf'));
  const headers = { ...bearer(owner).headers, 'Idempotency-Key': key };
  const answer = await server.app.request('/candidates/', { method: 'POST', headers, body: form });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

async function addJob(): Promise<string> {
  const job = {
    title: 'Backend Engineer',
    description: 'You build REST APIs.',
    skills_required: 'Go, PostgreSQL',
  };
  return (await readAs(CreateJobResponse, await send('POST', '/jobs/', owner, job))).id;
}

const share = (candidate_id: string, shared_with_user_id: string, token = owner) =>
  send('POST', '/candidates/share/', token, { candidate_id, shared_with_user_id, note: 'Have a look.' });

/** The rows of candidates, and of what hangs on them, without those that tell of what was done. */
async function dump(): Promise<string> {
  const lines = (await dumpRecords(server.db)).split('\n');
  return lines.filter((line) => !/^(?:ledger|ledger_heads|sessions) /.test(line)).join('\n');
}

test('a deleted candidate comes back with all that hung on it', async () => {
  const [id, job_id] = [await addCandidate(), await addJob()];
  await share(id, 'usr_colleague');
  expect((await send('POST', '/analyze_resume/', owner, { candidate_id: id, job_id })).status).toBe(200);
  await send('POST', `/candidates/${id}/decisions`, owner, { job_id, decision: 'hold', reason: 'Later.' });
  await send('PUT', `/candidates/${id}/retention_hold`, admin, { reason: 'In touch.' });
  const before = await dump();
  expect((await send('DELETE', `/candidates/${id}`, owner)).status).toBe(200);
  expect((await send('GET', `/candidates/${id}`, owner)).status).toBe(404);
  expect(await readAs(ListCandidatesResponse, await send('GET', '/candidates/', colleague))).toEqual([]);
  server.advance(29_000);
  const restored = await send('POST', `/candidates/${id}/restore`, owner);
  expect(restored.status).toBe(200);
  const { resume, ...candidate } = await readAs(CreateCandidateResponse, restored);
  expect(candidate).toMatchObject({ id, name: 'Ada Brandt', has_resume: true });
  expect((await server.app.request(resume ?? '')).status).toBe(200);
  expect(await dump()).toBe(before);
  expect((await verifyLedger(server.db)).faults).toEqual([]);
  expect((await send('POST', `/candidates/${id}/restore`, owner)).status).toBe(404);
});

test('for who deleted it and for admins, for half a minute', async () => {
  const id = await addCandidate();
  await send('DELETE', `/candidates/${id}`, owner);
  for (const token of [colleague, stranger])
    expect((await send('POST', `/candidates/${id}/restore`, token)).status).toBe(404);
  expect((await send('POST', `/candidates/${id}/restore`, admin)).status).toBe(200);
  await send('DELETE', `/candidates/${id}`, owner);
  server.advance(30_000);
  expect((await send('POST', `/candidates/${id}/restore`, owner)).status).toBe(404);
  await server.carryOutDeletions();
  expect(await server.db.selectFrom('held_deletions').selectAll().execute()).toEqual([]);
});

test('what is gone meanwhile stays away', async () => {
  const [id, job_id] = [await addCandidate(), await addJob()];
  await share(id, 'usr_colleague');
  await send('POST', '/analyze_resume/', owner, { candidate_id: id, job_id });
  await send('DELETE', `/candidates/${id}`, admin);
  await send('DELETE', `/jobs/${job_id}`, owner);
  await send('DELETE', '/users/usr_colleague', admin);
  await send('DELETE', '/users/usr_owner', admin);
  expect((await send('POST', `/candidates/${id}/restore`, admin)).status).toBe(200);
  const rows = await server.db.selectFrom('candidates').select(['id', 'owner_id']).execute();
  expect(rows).toEqual([{ id, owner_id: 'usr_admin' }]);
  for (const table of ['shares', 'analyses', 'looks'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a form that was sent again meanwhile keeps its key', async () => {
  const first = await addCandidate();
  await send('DELETE', `/candidates/${first}`, owner);
  const second = await addCandidate();
  expect(second).not.toBe(first);
  expect((await send('POST', `/candidates/${first}/restore`, owner)).status).toBe(200);
  expect(await addCandidate()).toBe(second);
});

test('a deleted person comes back with their records and shares', async () => {
  const [id, job_id] = [await addCandidate(), await addJob()];
  await share(id, 'usr_colleague');
  await share(id, 'usr_colleague', admin);
  await send('POST', '/analyze_resume/', owner, { candidate_id: id, job_id });
  const before = await dump();
  expect((await send('DELETE', '/users/usr_owner', admin)).status).toBe(200);
  expect((await send('GET', '/jobs/', owner)).status).toBe(401);
  const restored = await send('POST', '/users/usr_owner/restore', admin);
  expect(restored.status).toBe(200);
  expect(await restored.json()).toMatchObject({ id: 'usr_owner', email: 'owner@example.com' });
  expect(await dump()).toBe(before);
  expect((await send('GET', '/jobs/', owner)).status).toBe(401);
  const again = await server.signIn('owner@example.com');
  expect(await readAs(ListCandidatesResponse, await send('GET', '/candidates/', again))).toHaveLength(1);
  expect((await verifyLedger(server.db)).faults).toEqual([]);
});

test('a person does not come back to a login that is taken, nor beyond the plan', async () => {
  await send('DELETE', '/users/usr_colleague', admin);
  const person = {
    username: 'usr_colleague',
    email: 'new@example.com',
    full_name: 'New',
    password: 'x',
    is_admin: false,
  };
  const created = await send('POST', '/users/', admin, person);
  expect(created.status).toBe(201);
  const taken = await send('POST', '/users/usr_colleague/restore', admin);
  expect(taken.status).toBe(409);
  expect((await readError(taken)).code).toBe('username_taken');
  await server.db.updateTable('organizations').set({ plan: 'basic' }).execute();
  const full = await send('POST', '/users/usr_colleague/restore', admin);
  expect(full.status).toBe(403);
  expect((await readError(full)).code).toBe('upgrade_required');
  expect((await send('POST', '/users/usr_colleague/restore', owner)).status).toBe(403);
});

test('shares are listed for who may share, and withdrawn', async () => {
  const id = await addCandidate();
  await share(id, 'usr_colleague');
  const list = async (token: string) => send('GET', `/candidates/${id}/shares`, token);
  expect(await readAs(ListSharesResponse, await list(admin))).toEqual([
    {
      shared_with: { id: 'usr_colleague', full_name: 'Person usr_colleague' },
      shared_by: { id: 'usr_owner', full_name: 'Person usr_owner' },
      note: 'Have a look.',
      shared_at: '2026-11-21T09:00:00.000Z',
    },
  ]);
  expect((await list(colleague)).status).toBe(403);
  const withdraw = (token: string) =>
    send('POST', '/candidates/unshare/', token, { candidate_id: id, shared_with_user_id: 'usr_colleague' });
  expect((await withdraw(colleague)).status).toBe(403);
  expect((await withdraw(owner)).status).toBe(200);
  expect((await send('GET', `/candidates/${id}`, colleague)).status).toBe(404);
  expect(await readAs(ListSharesResponse, await list(owner))).toEqual([]);
  expect((await withdraw(owner)).status).toBe(200);
});

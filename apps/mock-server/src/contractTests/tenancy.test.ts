import { GetCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, readAs, readError } from '../testing.ts';
import { dumpRecords } from './dumpRecords.ts';
import { send } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

let server: TestServer;
let owner: World;
let stranger: World;
let ownerToken: string;
let strangerToken: string;
let worlds = 0;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  worlds += 1;
  owner = await createWorld(server, `owner${worlds}`, 'premium');
  stranger = await createWorld(server, `stranger${worlds}`, 'premium');
  ownerToken = await owner.signIn(owner.admin.email);
  strangerToken = await stranger.signIn(stranger.admin.email);
});

/** Where a call names a record: in its path, in a field of its body, or (a person) in its query. */
type Place = 'path' | 'query.user' | `body.${string}`;

/**
 * Every operation: the places where it names a record, `none` where it answers about the caller's organization alone, or why it
 * belongs to no organization.
 */
const places: Record<OperationId, readonly Place[] | 'none' | { public: string }> = {
  logIn: { public: 'signing in is how a caller comes to an organization' },
  logOut: 'none',
  requestPasswordReset: { public: 'answers alike whether the email is known or not' },
  updatePassword: { public: 'asks for the password of whom it names' },
  getDashboard: 'none',
  createOrganization: { public: 'creates one; names and logins are unique over the server (decision 13)' },
  getOrganization: 'none',
  updateOrganization: 'none',
  listJobs: 'none',
  createJob: 'none',
  updateJob: ['path'],
  deleteJob: ['path'],
  listCandidates: 'none',
  createCandidate: 'none',
  getCandidate: ['path'],
  updateCandidate: ['path'],
  deleteCandidate: ['path'],
  shareCandidate: ['body.candidate_id', 'body.shared_with_user_id'],
  listUsers: 'none',
  createUser: 'none',
  updateUser: ['path'],
  deleteUser: ['path'],
  contactSupport: { public: 'keeps a message for support, which no organization reads' },
  getUserPerformance: ['query.user'],
  getUserPerformanceHistory: ['query.user'],
  getOrganizationPerformance: 'none',
  analyzeResume: ['body.candidate_id', 'body.job_id'],
  compareCandidates: ['body.candidate1_id', 'body.candidate2_id', 'body.job_id'],
};

const naming = operationIds.flatMap((id) => {
  const value = places[id];
  return typeof value === 'object' && !('public' in value) ? value.map((place) => ({ id, place })) : [];
});

describe('a record of another organization', () => {
  test.each(naming)('is not there for $id, named in its $place', async ({ id, place }) => {
    const own = await ownerCall(id);
    expect((await send(owner, id, own, ownerToken)).status).toBeLessThan(300);

    const target = await ownerCall(id);
    const foreign = withForeign(await validCalls[id](stranger), target, place);
    const toNothing = await unknownRecord(id, place);
    const before = await dumpRecords(server.db);
    const response = await send(stranger, id, foreign, strangerToken);
    expect([response.status, await response.clone().json()]).toEqual(toNothing);
    expect((await readError(response)).code).toBe('not_found');
    expect(await dumpRecords(server.db)).toBe(before);

    expect((await send(owner, id, target, ownerToken)).status).toBeLessThan(300);
  });

  test('is not there for a regular user either, as a name that nobody has', async () => {
    const token = await stranger.signIn(stranger.user.email);
    for (const user of [`Person ${owner.user.id}`, 'Nobody']) {
      const response = await send(stranger, 'getUserPerformance', { query: { user } }, token);
      expect([response.status, (await readError(response)).code]).toEqual([403, 'other_person']);
    }
  });

  test('gives its resume to nobody but by its own signed link', async () => {
    const [own, foreign] = [await stranger.addCandidate(), await owner.addCandidate()];
    const response = await send(stranger, 'getCandidate', { id: own }, strangerToken);
    const resume = (await readAs(GetCandidateResponse, response)).resume ?? '';
    expect((await server.app.request(resume)).status).toBe(200);
    expect((await server.app.request(resume.replace(own, foreign))).status).toBe(404);
  });

  test('is not what a call without ids meets', async () => {
    const candidate = await validCalls.createCandidate(owner);
    const job = await validCalls.createJob(owner);
    await send(owner, 'createCandidate', candidate, ownerToken);
    const created = await readAs(CreateJobResponse, await send(owner, 'createJob', job, ownerToken));
    await send(owner, 'deleteJob', { id: created.id }, ownerToken);

    const second = await send(stranger, 'createCandidate', candidate, strangerToken);
    expect(await second.json()).not.toHaveProperty('duplicate_of');
    const restored = await readAs(CreateJobResponse, await send(stranger, 'createJob', job, strangerToken));
    expect(restored.id).not.toBe(created.id);
  });
});

const aboutOneself = operationIds.filter((id) => places[id] === 'none');

describe('what the caller gets of their own organization', () => {
  test.each(aboutOneself)('%s holds nothing of another one', async (id) => {
    await owner.addJob();
    await owner.share(await owner.addCandidate(), owner.colleague.id);
    const call = await validCalls[id](owner);
    expect((await send(owner, id, call, ownerToken)).status).toBeLessThan(300);
    const before = await dumpOwner();
    const response = await send(stranger, id, await validCalls[id](stranger), strangerToken);
    expect(response.status).toBeLessThan(300);
    // Every id, name, email and note of a world carries its name.
    expect(await response.text()).not.toContain(owner.name);
    expect(await dumpOwner()).toBe(before);
  });

  test('a count or a figure does not move with what another one does', async () => {
    const figures = ['getDashboard', 'getOrganizationPerformance', 'getUserPerformance'] as const;
    const read = async () => {
      const answers = figures.map(async (id) => {
        const call = id === 'getUserPerformance' ? { query: { user: 'All Users' } } : {};
        return (await send(stranger, id, call, strangerToken)).text();
      });
      return Promise.all(answers);
    };
    const before = await read();
    for (const id of ['createJob', 'createCandidate', 'shareCandidate', 'createUser', 'deleteJob'] as const) {
      expect((await send(owner, id, await validCalls[id](owner), ownerToken)).status).toBeLessThan(300);
    }
    expect(await read()).toEqual(before);
  });
});

test('every operation that names an id is walked', () => {
  const withPathId = operationIds.filter((id) => operations[id].path.includes('{id}'));
  expect(naming.filter(({ place }) => place === 'path').map(({ id }) => id)).toEqual(withPathId);
});

/** A valid call of the owner; where it names a person by name, one of their people. */
async function ownerCall(id: OperationId): Promise<Call> {
  const call = await validCalls[id](owner);
  return call.query?.user ? { ...call, query: { ...call.query, user: `Person ${owner.user.id}` } } : call;
}

/** The stranger's own valid call, but for the one record that it takes from the owner's. */
function withForeign(own: Call, foreign: Call, place: Place): Call {
  if (place === 'path') return { ...own, id: foreign.id ?? '' };
  if (place === 'query.user') return { ...own, query: { ...own.query, ...foreign.query } };
  const field = place.replace('body.', '');
  return { ...own, body: { ...own.body, [field]: foreign.body?.[field] ?? '' } };
}

/** What the stranger gets where there is no such record at all. */
async function unknownRecord(id: OperationId, place: Place): Promise<[number, unknown]> {
  const unknown: Call = {
    id: 'unknown',
    query: { user: 'Nobody' },
    body: Object.fromEntries(
      naming.filter((row) => row.id === id).map((row) => [row.place.replace('body.', ''), 'unknown']),
    ),
  };
  const call = withForeign(await validCalls[id](stranger), unknown, place);
  const response = await send(stranger, id, call, strangerToken);
  return [response.status, await response.json()];
}

/** Every row that carries the owner's name. */
async function dumpOwner(): Promise<string> {
  const lines = (await dumpRecords(server.db)).split('\n');
  return lines.filter((line) => line.includes(owner.name)).join('\n');
}

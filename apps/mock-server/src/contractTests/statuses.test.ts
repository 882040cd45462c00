import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@cortex/api-client/operations';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, readError } from '../testing.ts';
import { declaredAnswers, declaredStatuses } from './declaredAnswers.ts';
import { expectDeclaredBody } from './responseSchemas.ts';
import { send, sendRaw, toRequest } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

let server: TestServer;
let world: World;
let admin: string;
let user: string;
let worlds = 0;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  worlds += 1;
  world = await createWorld(server, `w${worlds}`, 'premium');
  admin = await world.signIn(world.admin.email);
  user = await world.signIn(world.user.email);
});

/** Where two success statuses are declared, the one that this server leaves to others. */
const LEFT_TO_OTHERS: readonly string[] = [
  'createOrganization 200',
  'createJob 200',
  'createCandidate 200',
  'shareCandidate 200',
  'analyzeResume 201',
  'compareCandidates 201',
];

const successes = declaredAnswers.filter(({ status }) => status < 400);
const errors = declaredAnswers
  .filter(({ status }) => status >= 400)
  .flatMap(({ id, status, codes }) => codes.map((code) => ({ id, status, code })));

test('every declared error names its codes in its examples', () => {
  const nameless = declaredAnswers.filter(({ status, codes }) => status >= 400 && codes.length === 0);
  expect(nameless).toEqual([]);
});

describe('success', () => {
  test.each(successes)('$id answers $status', async ({ id, status }) => {
    const response = await send(world, id, await validCalls[id](world), admin);
    if (LEFT_TO_OTHERS.includes(`${id} ${status}`)) {
      expect(declaredStatuses(id)).toContain(response.status);
      expect(response.status).not.toBe(status);
    } else {
      expect(response.status).toBe(status);
    }
    if (response.status !== 204) {
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
    }
    await expectDeclaredBody(id, response);
  });
});

describe('refusal', () => {
  test.each(errors)('$id answers $status $code', async ({ id, status, code }) => {
    const provoke = provocations[`${id} ${code}`] ?? provocations[code];
    if (!provoke) throw new Error(`Nothing here provokes ${status} ${code} of ${id}.`);
    const response = await provoke(id);
    const body = await readError(response.clone());
    expect([response.status, body.code]).toEqual([status, code]);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
    if (status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  });
});

type Provocation = (id: OperationId) => Promise<Response>;

const MALFORMED: Record<string, string> = {
  'application/json': '{"title":',
  'application/x-www-form-urlencoded': 'email=%E0%A4%A',
  'multipart/form-data': 'no parts',
};

/** What provokes a code at any operation that declares it, and (`operation code`) where one needs something else. */
const provocations: Record<string, Provocation> = {
  malformed_request: (id) => sendRaw(world, id, admin, MALFORMED[operations[id].body ?? ''] ?? ''),
  unauthenticated: async (id) => send(world, id, await validCalls[id](world)),
  admin_required: async (id) => send(world, id, await validCalls[id](world), user),
  upgrade_required: async (id) => {
    await server.db
      .updateTable('organizations')
      .set({ plan: 'basic' })
      .where('id', '=', world.organizationId)
      .execute();
    return send(world, id, await validCalls[id](world), admin);
  },
  not_owner: async (id) => {
    const call = await validCalls[id](world);
    const candidateId = call.id ?? String(call.body?.candidate_id);
    await world.share(candidateId, world.colleague.id);
    return send(world, id, call, await world.signIn(world.colleague.email));
  },
  other_person: (id) => sendWith(id, { query: { user: 'Nobody', range: 'Yearly' } }, user),
  not_found: (id) => sendWith(id, { id: 'unknown', query: { user: 'Nobody', range: 'Yearly' } }),
  'shareCandidate not_found': (id) => sendWith(id, { body: { candidate_id: 'unknown' } }),
  'analyzeResume not_found': (id) => sendWith(id, { body: { job_id: 'unknown' } }),
  'compareCandidates not_found': (id) => sendWith(id, { body: { candidate2_id: 'unknown' } }),
  payload_too_large: (id) =>
    operations[id].body === 'multipart/form-data'
      ? sendWith(id, { body: { resume_file: new File([new Uint8Array(10.5 * 2 ** 20)], 'cv.pdf') } })
      : sendRaw(world, id, admin, 'x'.repeat(2 ** 20 + 1)),
  unsupported_media_type: (id) => sendRaw(world, id, admin, '{}', 'text/plain'),
  unsupported_resume_type: (id) => sendWith(id, { body: { resume_file: resumeFile('notes.txt') } }),
  corrupt_resume: (id) => sendWith(id, { body: { resume_file: resumeFile('corrupt.pdf') } }),
  password_protected_resume: (id) => sendWith(id, { body: { resume_file: resumeFile('password.pdf') } }),
  resume_too_complex: async (id) => {
    const app = createApp({
      ...server.dependencies,
      extract: async () => ({ ok: false, code: 'too_large_inside', detail: 'It holds too much.' }),
    });
    return app.request(...toRequest(id, await validCalls[id](world), admin));
  },
  validation_failed: (id) => sendWith(id, { body: { surprise: 'yes' } }),
  'listUsers validation_failed': (id) => sendWith(id, { query: { query: 'x'.repeat(201) } }),
  'getUserPerformance validation_failed': (id) => sendWith(id, { query: { user: 'x'.repeat(321) } }),
  'getUserPerformanceHistory validation_failed': (id) => sendWith(id, { query: { range: 'Weekly' } }),
  too_little_text: async (id) => {
    const candidateId = await world.addCandidate('Called today.');
    const field = id === 'analyzeResume' ? 'candidate_id' : 'candidate1_id';
    return sendWith(id, { body: { [field]: candidateId } });
  },
  invalid_credentials: (id) => sendWith(id, { body: { password: 'wrong' } }),
  wrong_password: (id) => sendWith(id, { body: { current_password: 'wrong' } }),
  organization_name_taken: (id) => sendWith(id, { body: { name: world.organizationId.toUpperCase() } }),
  email_taken: (id) => sendWith(id, { body: { email: world.user.email.toUpperCase() } }),
  'createOrganization email_taken': (id) => sendWith(id, { body: { admin_email: world.user.email } }),
  username_taken: (id) => sendWith(id, { body: { username: world.user.id.toUpperCase() } }),
  last_admin: async (id) => {
    await server.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', world.otherAdmin.id).execute();
    const { id: self, email } = world.admin;
    return sendWith(id, { id: self, body: { username: self, email } });
  },
  rate_limited: async (id) => {
    const call = await validCalls[id](world);
    const secret = { logIn: 'password', updatePassword: 'current_password' }[String(id)];
    const attempt = secret ? { ...call, body: { ...call.body, [secret]: 'wrong' } } : call;
    const [path, init] = toRequest(id, attempt);
    let response = await server.app.request(path, init);
    for (let count = 1; count < 200 && response.status !== 429; count += 1) {
      response = await server.app.request(path, init);
    }
    return response;
  },
  internal_error: (id) => sendToBroken(id, new Error('The database is away.')),
  // 13 is SQLITE_FULL.
  storage_full: (id) => sendToBroken(id, Object.assign(new Error('disk full'), { errcode: 13 })),
};

/** Sends a valid call in which something else stands. */
async function sendWith(id: OperationId, changes: Call, token = admin): Promise<Response> {
  const call = await validCalls[id](world);
  const changed: Call = { ...call, ...changes, query: { ...call.query, ...changes.query } };
  if (call.body) changed.body = { ...call.body, ...changes.body };
  return send(world, id, changed, token);
}

/** Sends a valid call to a server whose database takes nothing any more once it has said who calls. */
async function sendToBroken(id: OperationId, error: Error): Promise<Response> {
  const breaking: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"sessions"')) return node;
      throw error;
    },
    transformResult: async ({ result }) => result,
  };
  const call = await validCalls[id](world);
  const app = createApp({ ...server.dependencies, db: server.db.withPlugin(breaking) });
  return app.request(...toRequest(id, call, admin));
}

function resumeFile(name: string): File {
  const folder = new URL('../../../../tests/fixtures/resumes/', import.meta.url);
  return new File([readFileSync(new URL(name, folder))], name);
}

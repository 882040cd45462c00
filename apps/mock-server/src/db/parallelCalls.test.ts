import type { OperationId } from '@cortex/api-client/operations';
import type { Call } from '@cortex/conformance/call';
import type { Session } from '@cortex/conformance/client';
import type { Kit } from '@cortex/conformance/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit, type TestServer } from '../../testing/testKit.ts';

let server: TestServer;
let kit: Kit;
let admin: Session;

beforeEach(async () => {
  server = await createTestApp();
  await renewKit();
});

async function renewKit(): Promise<void> {
  kit = await createKit(server);
  admin = kit.world.tenant.admin;
}

type Sent = { id: OperationId; call: Call; session: Session };

/** Makes all calls at the same moment, and gives their statuses, none of which is a failure. */
async function sendAll(sent: Sent[]): Promise<number[]> {
  const exchanges = await Promise.all(
    sent.map(({ id, call, session }) => kit.client.send(id, call, session)),
  );
  await server.readMails();
  const statuses = exchanges.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses;
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const times = <Item>(number: number, make: (index: number) => Item) =>
  Array.from({ length: number }, (_, index) => make(index));

describe('of calls at the same moment', () => {
  test('one deletes a record, the others find it gone', async () => {
    for (const id of ['deleteJob', 'deleteCandidate', 'deleteUser'] as const) {
      const call = await kit.fresh(id);
      const statuses = await sendAll(times(6, () => ({ id, call, session: admin })));
      expect([count(statuses, 200), count(statuses, 404)]).toEqual([1, 5]);
    }
    const closed = server.db.selectFrom('events').select('id').where('type', '=', 'job_closed');
    expect(await closed.execute()).toHaveLength(1);
  });

  test('one gets a name, an email or a username', async () => {
    for (const id of ['createOrganization', 'createUser'] as const) {
      const call = await kit.fresh(id);
      const statuses = await sendAll(times(6, () => ({ id, call, session: admin })));
      expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 5]);
    }
  });

  test('as many add a person as the plan has room for', async () => {
    const { tenant, bystander } = kit.world;
    await kit.client.must('deleteUser', { id: bystander.id }, admin);
    // Open invitations take places, too.
    await server.db.deleteFrom('invitations').execute();
    await tenant.setPlan('Standard');
    const calls = await Promise.all(times(6, () => kit.fresh('createUser')));
    const statuses = await sendAll(calls.map((call) => ({ id: 'createUser', call, session: admin })));
    expect([count(statuses, 201), count(statuses, 403)]).toEqual([1, 5]);
  });

  test.each([
    ['demote', 'demote'],
    ['demote', 'delete'],
    ['delete', 'delete'],
  ] as const)('two admins who %s and %s each other leave one', async (first, second) => {
    for (let round = 0; round < 4; round += 1) {
      await renewKit();
      const { tenant, recipient } = kit.world;
      const own = await server.db
        .selectFrom('users')
        .select(['id', 'organization_id'])
        .where('email', '=', tenant.login.email)
        .executeTakeFirstOrThrow();
      const calls = {
        demote: (id: string, email: string) => ({
          id: 'updateUser' as const,
          call: { id, body: { username: id, email, full_name: 'Former admin', is_admin: false } },
        }),
        delete: (id: string) => ({ id: 'deleteUser' as const, call: { id } }),
      };
      const other = await kit.client.signIn('the other admin', recipient);
      await sendAll([
        { ...calls[first](recipient.id, recipient.email), session: admin },
        { ...calls[second](own.id, tenant.login.email), session: other },
      ]);
      const admins = server.db
        .selectFrom('users')
        .select('id')
        .where('organization_id', '=', own.organization_id)
        .where('is_admin', '=', 1);
      expect(await admins.execute()).toHaveLength(1);
    }
  });

  test('what a person does while they are deleted is theirs no more, or not done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await kit.world.tenant.addPerson();
      const session = await kit.client.signIn('the person', person);
      const made = await Promise.all(
        (['createJob', 'createCandidate', 'createJob', 'listJobs'] as const).map(async (id) => ({
          id,
          call: await kit.fresh(id),
          session,
        })),
      );
      const removal: Sent = { id: 'deleteUser', call: { id: person.id }, session: admin };
      const statuses = await sendAll([...made.slice(0, 2), removal, ...made.slice(2)]);
      expect(statuses[2]).toBe(200);
      for (const table of ['jobs', 'candidates'] as const) {
        expect(
          await server.db.selectFrom(table).select('id').where('owner_id', '=', person.id).execute(),
        ).toEqual([]);
      }
    }
  });

  test('one undoes a deletion, and the job is there once', async () => {
    const call = await kit.fresh('createJob');
    const id = await kit.client.mustCreate('createJob', call, admin);
    await kit.client.must('deleteJob', { id }, admin);
    await sendAll(times(4, () => ({ id: 'createJob' as const, call, session: admin })));
    const rows = await server.db
      .selectFrom('jobs')
      .select('id')
      .where('title', '=', String(call.body?.title))
      .execute();
    expect(rows.filter((row) => row.id === id)).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });

  test('a candidate is deleted, edited, shared and analysed without a failure', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tenant, recipient } = kit.world;
      const [id, job_id] = [await tenant.addCandidate(admin), await tenant.addJob(admin)];
      const { body: form = {} } = await kit.fresh('updateCandidate');
      const share = { candidate_id: id, shared_with_user_id: recipient.id, note: '' };
      await sendAll([
        { id: 'updateCandidate', call: { id, body: form }, session: admin },
        { id: 'shareCandidate', call: { body: share }, session: admin },
        { id: 'analyzeResume', call: { body: { candidate_id: id, job_id } }, session: admin },
        { id: 'deleteCandidate', call: { id }, session: admin },
        { id: 'getCandidate', call: { id }, session: admin },
        { id: 'shareCandidate', call: { body: share }, session: admin },
        { id: 'updateCandidate', call: { id, body: form }, session: admin },
      ]);
      const left = server.db.selectFrom('resume_files').select('media_type').where('candidate_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });
});

test('sixty writes at the same moment are all served', async () => {
  const calls = await Promise.all(times(60, () => kit.fresh('createJob')));
  const created = await sendAll(calls.map((call) => ({ id: 'createJob', call, session: admin })));
  expect(count(created, 201)).toBe(60);
  const titles = calls.map(({ body }) => String(body?.title));
  const jobs = await server.db.selectFrom('jobs').select('id').where('title', 'in', titles).execute();
  expect(jobs).toHaveLength(60);
  const deleted = await sendAll(jobs.map(({ id }) => ({ id: 'deleteJob', call: { id }, session: admin })));
  expect(count(deleted, 200)).toBe(60);
});

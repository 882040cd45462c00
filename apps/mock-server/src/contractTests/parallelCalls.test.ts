import type { OperationId } from '@cortex/api-client/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { declaredStatuses } from './declaredAnswers.ts';
import { send } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

let server: TestServer;
let world: World;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  world = await createWorld(server, 'one', 'premium');
  admin = await world.signIn(world.admin.email);
});

type Sent = { id: OperationId; call: Call; token: string };

/** Makes all calls at the same moment, and gives their statuses once each is one that the contract declares, and no failure. */
async function sendAll(sent: Sent[]): Promise<number[]> {
  const statuses = await Promise.all(
    sent.map(async ({ id, call, token }) => {
      const { status } = await send(world, id, call, token);
      expect(declaredStatuses(id)).toContain(status);
      expect(status).toBeLessThan(500);
      return status;
    }),
  );
  await server.readMails();
  return statuses;
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const times = <Item>(number: number, make: (index: number) => Item) =>
  Array.from({ length: number }, (_, index) => make(index));

describe('of calls at the same moment', () => {
  test('one deletes a record, the others find it gone', async () => {
    for (const id of ['deleteJob', 'deleteCandidate', 'deleteUser'] as const) {
      const call = await validCalls[id](world);
      const statuses = await sendAll(times(6, () => ({ id, call, token: admin })));
      expect([count(statuses, 200), count(statuses, 404)]).toEqual([1, 5]);
    }
    const closed = server.db.selectFrom('events').select('id').where('type', '=', 'job_closed');
    expect(await closed.execute()).toHaveLength(1);
  });

  test('one gets a name, an email or a username', async () => {
    for (const id of ['createOrganization', 'createUser'] as const) {
      const call = await validCalls[id](world);
      const statuses = await sendAll(times(6, () => ({ id, call, token: admin })));
      expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 5]);
    }
  });

  test('as many add a person as the plan has room for', async () => {
    await server.db.updateTable('organizations').set({ plan: 'standard' }).execute();
    const sent: Sent[] = [];
    for (const call of await Promise.all(times(6, () => validCalls.createUser(world)))) {
      sent.push({ id: 'createUser', call, token: admin });
    }
    const statuses = await sendAll(sent);
    expect([count(statuses, 201), count(statuses, 403)]).toEqual([1, 5]);
  });

  test.each([
    ['demote', 'demote'],
    ['demote', 'delete'],
    ['delete', 'delete'],
  ] as const)('two admins who %s and %s each other leave one', async (first, second) => {
    for (let round = 0; round < 4; round += 1) {
      world = await createWorld(server, `${first}${second}${round}`, 'premium');
      const calls = {
        demote: ({ id, email }: World['admin']) => ({
          id: 'updateUser' as const,
          call: { id, body: { username: id, email, full_name: 'Former admin', is_admin: false } },
        }),
        delete: ({ id }: World['admin']) => ({ id: 'deleteUser' as const, call: { id } }),
      };
      await sendAll([
        { ...calls[first](world.otherAdmin), token: await world.signIn(world.admin.email) },
        { ...calls[second](world.admin), token: await world.signIn(world.otherAdmin.email) },
      ]);
      const admins = server.db
        .selectFrom('users')
        .select('id')
        .where('organization_id', '=', world.organizationId)
        .where('is_admin', '=', 1);
      expect(await admins.execute()).toHaveLength(1);
    }
  });

  test('what a person does while they are deleted is theirs no more, or not done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await world.addPerson();
      const token = await world.signIn(person.email);
      const made = await Promise.all(
        (['createJob', 'createCandidate', 'createJob', 'listJobs'] as const).map(async (id) => ({
          id,
          call: await validCalls[id](world),
          token,
        })),
      );
      const removal: Sent = { id: 'deleteUser', call: { id: person.id }, token: admin };
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
    const call = await validCalls.createJob(world);
    await sendAll([{ id: 'createJob', call, token: admin }]);
    const [job] = await server.db.selectFrom('jobs').select('id').execute();
    await sendAll([{ id: 'deleteJob', call: { id: job?.id ?? '' }, token: admin }]);
    await sendAll(times(4, () => ({ id: 'createJob' as const, call, token: admin })));
    const rows = await server.db.selectFrom('jobs').select('id').execute();
    expect(rows.filter(({ id }) => id === job?.id)).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });

  test('a candidate is deleted, edited, shared and analysed without a failure', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await world.addCandidate();
      const job_id = await world.addJob();
      const { body: form = {} } = await validCalls.updateCandidate(world);
      const share = { candidate_id: id, shared_with_user_id: world.otherAdmin.id, note: '' };
      await sendAll([
        { id: 'updateCandidate', call: { id, body: form }, token: admin },
        { id: 'shareCandidate', call: { body: share }, token: admin },
        { id: 'analyzeResume', call: { body: { candidate_id: id, job_id } }, token: admin },
        { id: 'deleteCandidate', call: { id }, token: admin },
        { id: 'getCandidate', call: { id }, token: admin },
        { id: 'shareCandidate', call: { body: share }, token: admin },
        { id: 'updateCandidate', call: { id, body: form }, token: admin },
      ]);
      const left = server.db.selectFrom('resume_files').select('media_type').where('candidate_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });
});

test('sixty writes at the same moment are all served', async () => {
  const calls = await Promise.all(times(60, () => validCalls.createJob(world)));
  const created = await sendAll(calls.map((call) => ({ id: 'createJob', call, token: admin })));
  expect(count(created, 201)).toBe(60);
  const jobs = await server.db.selectFrom('jobs').select('id').where('deleted_at', 'is', null).execute();
  const deleted = await sendAll(jobs.map(({ id }) => ({ id: 'deleteJob', call: { id }, token: admin })));
  expect(count(deleted, 200)).toBe(jobs.length);
});

import { operationIds, operations } from '@cortex/api-client/operations';
import type { Session } from '@cortex/conformance/client';
import { listAt, textAt } from '@cortex/conformance/json';
import type { Kit } from '@cortex/conformance/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit, NEEDS_PROVIDER } from '../../testing/testKit.ts';

const writes = operationIds.filter(
  (id) => operations[id].method !== 'get' && id !== 'logOut' && !NEEDS_PROVIDER.includes(id),
);
const lists = ['listJobs', 'listCandidates'] as const;

let server: Awaited<ReturnType<typeof createTestApp>>;
let kit: Kit;
beforeAll(async () => {
  server = await createTestApp();
  kit = await createKit(server);
});

type Listing = { id: (typeof lists)[number]; session: Session; tag: string | null; text: string };

async function read(id: Listing['id'], session: Session): Promise<Listing> {
  const { headers, text } = await kit.client.must(id, {}, session);
  return { id, session, tag: headers.get('ETag'), text };
}

const readAll = () =>
  Promise.all(
    [kit.world.tenant.admin, kit.world.memberSession].flatMap((session) =>
      lists.map((id) => read(id, session)),
    ),
  );

/** Expects that who sends the tag of before gets 304 only where the list is still the same; gives the lists that are not. */
async function expectFresh(before: readonly Listing[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, session, tag, text } of before) {
    expect(tag).toMatch(/^W\/"ver_/);
    const headers = { 'If-None-Match': tag ?? '' };
    const { status } = await kit.client.exchange(id, {}, session, { headers });
    const now = await read(id, session);
    if (now.text !== text) changed.push(`${id} of ${session.who}`);
    expect([id, status]).toEqual([id, now.text === text ? expect.toBeOneOf([200, 304]) : 200]);
  }
  return changed;
}

test.each(writes)('after %s nobody takes a list for unchanged that is not', async (id) => {
  const session = await kit.asAdmin(id);
  const call = await kit.fresh(id);
  const before = await readAll();
  await kit.client.must(id, call, session);
  await expectFresh(before);
});

test('a list that nobody has changed is answered with 304, without a body, to who has it', async () => {
  for (const { id, session, tag } of await readAll()) {
    for (const sent of [tag, `"other", ${tag}`]) {
      const headers = { 'If-None-Match': sent ?? '' };
      const { status, text, headers: answered } = await kit.client.send(id, {}, session, { headers });
      expect([status, text, answered.get('ETag')]).toEqual([304, '', tag]);
    }
  }
});

test('a list is unknown to somebody else, and to the same person in another role', async () => {
  const { tenant, memberSession } = kit.world;
  const headers = { 'If-None-Match': (await read('listJobs', tenant.admin)).tag ?? '' };
  expect((await kit.client.send('listJobs', {}, memberSession, { headers })).status).toBe(200);
});

describe('who owns a job and has shared a candidate', () => {
  test('is read again in all lists after each change to them', async () => {
    const { client, world } = kit;
    const { tenant } = world;
    const person = await tenant.addPerson();
    const session = await client.signIn('the owner', person);
    await tenant.addJob(session);
    const candidate_id = await tenant.addCandidate(session);
    const share = { candidate_id, shared_with_user_id: world.owner.id, note: '' };
    await client.must('shareCandidate', { body: share }, session);
    const { username, email, id } = person;
    const steps = [
      ['updateUser', { id, body: { username, email, full_name: 'Renamed', is_admin: false } }],
      ['deleteUser', { id }],
      ['restoreUser', { id }],
    ] as const;
    for (const [operation, call] of steps) {
      const before = await readAll();
      await client.must(operation, call, tenant.admin);
      expect(await expectFresh(before), operation).toEqual(
        expect.arrayContaining([
          `listJobs of ${tenant.admin.who}`,
          `listCandidates of ${world.memberSession.who}`,
        ]),
      );
    }
    const people = await client.must('listUsers', {}, tenant.admin);
    expect(listAt({ people: people.body }, 'people').map((one) => textAt(one, 'id'))).toContain(id);
  });
});

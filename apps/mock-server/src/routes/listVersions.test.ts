import { listChangesLimits } from '@cortex/api-client/limits';
import { operationIds, operations } from '@cortex/api-client/operations';
import type { Session } from '@cortex/conformance/client';
import { listAt, textAt } from '@cortex/conformance/json';
import type { Kit } from '@cortex/conformance/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit, NEEDS_PROVIDER } from '../../testing/testKit.ts';
import { changeRecord } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import { transact } from '../db/transact.ts';

const writes = operationIds.filter(
  (id) => operations[id].method !== 'get' && id !== 'logOut' && !NEEDS_PROVIDER.includes(id),
);
const changesOf = { listJobs: 'listJobChanges', listCandidates: 'listCandidateChanges' } as const;
const lists = ['listJobs', 'listCandidates'] as const;

let server: Awaited<ReturnType<typeof createTestApp>>;
let kit: Kit;
beforeAll(async () => {
  server = await createTestApp();
  kit = await createKit(server);
});

const ChangesOfList = z.object({
  tag: z.string(),
  changed: z.array(z.looseObject({ id: z.string() })),
  removed: z.array(z.string()),
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

type Row = { id: string };
const rowsOf = (text: string): Row[] => JSON.parse(text);
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, row]));

/** Expects that who has a list of before, and is told what has changed, has the list of now, or is told to read it whole. */
async function expectChanges({ id, session, tag, text }: Listing, now: Listing): Promise<'told' | 'whole'> {
  const query = { since: tag ?? '' };
  const answer = await kit.client.send(changesOf[id], { query }, session);
  if (answer.status === 404) return 'whole';
  const { tag: next, changed, removed } = ChangesOfList.parse(JSON.parse(answer.text));
  expect(next).toBe(now.tag);
  const [before, gone] = [rowsOf(text), new Set(removed)];
  const kept = before.filter((row) => !gone.has(row.id));
  expect(byId([...kept, ...changed])).toEqual(byId(rowsOf(now.text)));
  return 'told';
}

/** Expects that who sends the tag of before gets 304 only where the list is still the same; gives the lists that are not. */
async function expectFresh(before: readonly Listing[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, session, tag, text } of before) {
    expect(tag).toMatch(/^W\/"ver_/);
    const headers = { 'If-None-Match': tag ?? '' };
    const { status } = await kit.client.exchange(id, {}, session, { headers });
    const now = await read(id, session);
    await expectChanges({ id, session, tag, text }, now);
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

describe('what has changed in a list', () => {
  /** What somebody is told of the candidates since a tag, by the ids. */
  async function told(session: Session, since: string | null) {
    const { status, text } = await kit.client.send(
      'listCandidateChanges',
      { query: { since: since ?? '' } },
      session,
    );
    if (status !== 200) return status;
    const { changed, removed } = ChangesOfList.parse(JSON.parse(text));
    return { changed: changed.map(({ id }) => id), removed };
  }

  test('is told record by record, to each who sees it, and to nobody else', async () => {
    const { client, world } = kit;
    const { ownerSession, colleagueSession, colleague, tenant } = world;
    const readers = [ownerSession, colleagueSession, tenant.admin];
    const tagsNow = () =>
      Promise.all(readers.map(async (session) => (await read('listCandidates', session)).tag));
    const allTold = async (tags: (string | null)[]) =>
      Promise.all(readers.map((session, index) => told(session, tags[index] ?? null)));
    const nothing = { changed: [], removed: [] };
    let tags = await tagsNow();
    expect(await allTold(tags)).toEqual([nothing, nothing, nothing]);

    const id = await tenant.addCandidate(ownerSession);
    const [seen, lost] = [
      { changed: [id], removed: [] },
      { changed: [], removed: [id] },
    ];
    expect(await allTold(tags)).toEqual([seen, nothing, seen]);
    const created = tags;
    tags = await tagsNow();
    const share = { candidate_id: id, shared_with_user_id: colleague.id };
    await client.must('shareCandidate', { body: { ...share, note: 'Look.' } }, ownerSession);
    expect(await allTold(tags)).toEqual([seen, seen, seen]);
    tags = await tagsNow();
    await client.must('withdrawShare', { body: share }, ownerSession);
    expect(await allTold(tags)).toEqual([seen, lost, seen]);
    tags = await tagsNow();
    await client.must('deleteCandidate', { id }, ownerSession);
    expect(await allTold(tags)).toEqual([lost, nothing, lost]);
    expect(await told(ownerSession, created[0] ?? null)).toEqual(lost);
    tags = await tagsNow();
    await client.must('restoreCandidate', { id }, ownerSession);
    expect(await allTold(tags)).toEqual([seen, nothing, seen]);
  });

  test("is unknown since somebody else's tag, one of no list, and one of a list that changed as a whole", async () => {
    const { memberSession, tenant, owner } = kit.world;
    const { tag } = await read('listCandidates', tenant.admin);
    expect(await told(memberSession, tag)).toBe(404);
    expect(await told(tenant.admin, 'W/"ver_unknown"')).toBe(404);
    expect(await told(tenant.admin, tag?.replace('ver_', 'ver_x') ?? null)).toBe(404);
    const { email, username, fullName, id } = owner;
    const body = { email, username, full_name: `${fullName} Hill`, is_admin: false };
    await kit.client.must('updateUser', { id, body }, tenant.admin);
    expect(await told(tenant.admin, tag)).toBe(404);
  });

  test('is unknown across a change that an older release made, which keeps no changes', async () => {
    const { tenant } = kit.world;
    const { tag } = await read('listCandidates', tenant.admin);
    await tenant.addCandidate(tenant.admin);
    await server.db.updateTable('list_versions').set({ candidates: 'ver_of_older_release' }).execute();
    expect(await told(tenant.admin, tag)).toBe(404);
    await tenant.addCandidate(tenant.admin);
    expect(await told(tenant.admin, tag)).toBe(404);
  });

  test('is told of as many records as the contract says, and the oldest changes are forgotten', async () => {
    const { tenant } = kit.world;
    const { tag } = await read('listCandidates', tenant.admin);
    const organizationId = (
      await server.db
        .selectFrom('users')
        .select('organization_id')
        .where('email', '=', tenant.login.email)
        .executeTakeFirstOrThrow()
    ).organization_id;
    const change = async (times: number) => {
      await transact(server.db, async (trx) => {
        for (let time = 0; time < times; time += 1)
          await changeRecord(trx, { organizationId }, 'candidates', { id: newId('cnd') });
      });
    };
    await change(listChangesLimits.records);
    expect(await told(tenant.admin, tag)).toMatchObject({ changed: [] });
    await change(1);
    expect(await told(tenant.admin, tag)).toBe(404);
    await change(700);
    const { kept } = await server.db
      .selectFrom('list_changes')
      .select(({ fn }) => fn.countAll<number | string>().as('kept'))
      .where('organization_id', '=', organizationId)
      .where('list', '=', 'candidates')
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBeLessThan(1_200);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, readAs } from '../testing.ts';
import { send } from './sendCall.ts';
import { createWorld, type World } from './testWorld.ts';

let world: World;
let admin: string;

beforeEach(async () => {
  const server = await createTestApp();
  world = await createWorld(server, 'one', 'premium');
  admin = await world.signIn(world.admin.email);
});

const List = z.array(z.object({ id: z.string() }));

test.each([
  ['listJobs', () => world.addJob()],
  ['listCandidates', () => world.addCandidate()],
  ['listUsers', async () => (await world.addPerson()).id],
] as const)('%s has the oldest first, and of the same moment those with the first id', async (id, add) => {
  const read = async () => (await readAs(List, await send(world, id, {}, admin))).map((item) => item.id);
  const before = await read();
  const table = id === 'listJobs' ? 'jobs' : id === 'listCandidates' ? 'candidates' : 'users';
  const added: string[] = [];
  for (const created_at of [
    '2026-11-21T09:00:02.000Z',
    '2026-11-21T09:00:01.000Z',
    '2026-11-21T09:00:01.000Z',
  ]) {
    const added_id = await add();
    added.push(added_id);
    await world.server.db.updateTable(table).set({ created_at }).where('id', '=', added_id).execute();
  }
  const [newest, first, second] = added;
  expect(await read()).toEqual([...before, first, second, newest]);
  expect(before).toEqual(before.toSorted());
});

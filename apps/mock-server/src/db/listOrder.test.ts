import { listAt, textAt } from '@cortex/conformance/json';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createKit } from '../../testing/testKit.ts';

test.each([
  ['listJobs', 'createJob', 'jobs'],
  ['listCandidates', 'createCandidate', 'candidates'],
  ['listUsers', 'createUser', 'users'],
] as const)('%s has the oldest first, and of the same moment those with the first id', async (list, create, table) => {
  const server = await createTestApp();
  const kit = await createKit(server);
  const { admin } = kit.world.tenant;
  const read = async () => {
    const { body } = await kit.client.must(list, {}, admin);
    return listAt({ body }, 'body').map((entry) => textAt(entry, 'id'));
  };
  const before = await read();
  const added: string[] = [];
  server.advance(2 * 60_000);
  for (const second of [2, 1, 1]) {
    const id = await kit.client.mustCreate(create, await kit.fresh(create), admin);
    added.push(id);
    const created_at = `2026-11-21T09:01:0${second}.000Z`;
    await server.db.updateTable(table).set({ created_at }).where('id', '=', id).execute();
  }
  const [newest = '', ...same] = added;
  expect(await read()).toEqual([...before, ...same.toSorted(), newest]);
  expect(before).toEqual(before.toSorted());
});

import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, readAs, readError } from '../testing.ts';
import { dumpRecords } from './dumpRecords.ts';
import { send, toRequest } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp();
});

const writing = operationIds.filter((id) => operations[id].method !== 'get');

test.each(writing)('%s saves all of it or nothing, whichever step fails', async (id) => {
  const world = await createWorld(server, id.toLowerCase(), 'premium');
  await expectAllOrNothing(world, id, await validCalls[id](world));
});

test('so does createJob where it takes a deletion back', async () => {
  const world = await createWorld(server, 'undo', 'premium');
  const token = await world.signIn(world.admin.email);
  const call = await validCalls.createJob(world);
  const { id } = await readAs(CreateJobResponse, await send(world, 'createJob', call, token));
  expect((await send(world, 'deleteJob', { id }, token)).status).toBe(200);
  expect(await expectAllOrNothing(world, 'createJob', call)).toHaveProperty('id', id);
});

/** Sends a call again and again, with a failure one step later each time, until it succeeds; gives its answer. */
async function expectAllOrNothing(world: World, id: OperationId, call: Call): Promise<unknown> {
  const token = await world.signIn(world.admin.email);
  for (let steps = 0; ; steps += 1) {
    const before = await dumpRecords(server.db);
    const response = await sendBreakingAfter(steps, id, call, token);
    if (response.status !== 500) {
      expect(response.status).toBeLessThan(300);
      await server.readMails();
      expect(steps).toBeGreaterThan(0);
      return response.status === 204 ? null : response.json();
    }
    expect((await readError(response)).code).toBe('internal_error');
    expect(await dumpRecords(server.db)).toBe(before);
  }
}

/** Sends a call to a server whose database takes so many queries and no more. */
async function sendBreakingAfter(
  steps: number,
  id: OperationId,
  call: Call,
  token: string,
): Promise<Response> {
  let left = steps;
  const breaking: KyselyPlugin = {
    transformQuery({ node }) {
      if (left === 0) throw new Error('The database is away.');
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = createApp({
    ...server.dependencies,
    db: server.db.withPlugin(breaking),
    // What goes on after an answer is not part of it.
    later: () => {},
  });
  return app.request(...toRequest(id, call, token));
}

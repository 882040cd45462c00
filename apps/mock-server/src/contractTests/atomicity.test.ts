import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, readError } from '../testing.ts';
import { dumpRecords } from './dumpRecords.ts';
import { toRequest } from './sendCall.ts';
import { createWorld, type TestServer } from './testWorld.ts';
import { validCalls } from './validCalls.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp();
});

const writing = operationIds.filter((id) => operations[id].method !== 'get');

test.each(writing)('%s saves all of it or nothing, whichever step fails', async (id) => {
  const world = await createWorld(server, id.toLowerCase(), 'premium');
  const call = await validCalls[id](world);
  const token = await world.signIn(world.admin.email);
  let failed = 0;
  for (let steps = 0; ; steps += 1) {
    const before = await dumpRecords(server.db);
    const response = await sendBreakingAfter(steps, id, call, token);
    if (response.status !== 500) {
      expect(response.status).toBeLessThan(300);
      break;
    }
    expect((await readError(response)).code).toBe('internal_error');
    expect(await dumpRecords(server.db)).toBe(before);
    failed += 1;
  }
  await server.readMails();
  expect(failed).toBeGreaterThan(0);
});

/** Sends a call to a server whose database takes so many queries and no more. */
async function sendBreakingAfter(
  steps: number,
  id: OperationId,
  call: Parameters<typeof toRequest>[1],
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

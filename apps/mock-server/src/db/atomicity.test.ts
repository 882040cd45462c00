import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import type { Call } from '@cortex/conformance/call';
import type { Session } from '@cortex/conformance/client';
import type { Exchange } from '@cortex/conformance/exchange';
import type { Kit } from '@cortex/conformance/kit';
import { placesOf, withRecord } from '@cortex/conformance/places';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createClient, createKit, NEEDS_PROVIDER, type TestServer } from '../../testing/testKit.ts';
import { createApp } from '../app.ts';
import { dumpRecords } from './dumpRecords.ts';

let server: TestServer;
let kit: Kit;

beforeAll(async () => {
  server = await createTestApp();
  kit = await createKit(server);
});

const writing = operationIds.filter((id) => operations[id].method !== 'get' && !NEEDS_PROVIDER.includes(id));

test.each(writing)('%s saves all of it or nothing, whichever step fails', async (id) => {
  await expectAllOrNothing(id, await kit.fresh(id));
});

test('so does createJob where it takes a deletion back', async () => {
  const call = await kit.fresh('createJob');
  const { admin } = kit.world.tenant;
  const id = await kit.client.mustCreate('createJob', call, admin);
  await kit.client.must('deleteJob', { id }, admin);
  expect((await expectAllOrNothing('createJob', call)).body).toHaveProperty('id', id);
});

test('so does sendCandidateMail where files go with the mail', async () => {
  const call = await kit.fresh('sendCandidateMail');
  const attachments = ['one.txt', 'two.txt'].map((name) => ({ name, content: 'VHdvCg==' }));
  const { body } = await expectAllOrNothing('sendCandidateMail', {
    ...call,
    body: { ...call.body, attachments },
  });
  expect(body).toMatchObject({ mail: { attachments: [{ name: 'one.txt' }, { name: 'two.txt' }] } });
});

test('no call writes where it names a record of another organization', async () => {
  for (const operation of kit.operations) {
    if (operation.role === 'public') continue;
    for (const place of placesOf(operation)) {
      const { standing, strangerStanding, stranger } = kit.world;
      const own = await kit.from(strangerStanding, operation.id);
      const call = withRecord(own, await kit.from(standing, operation.id), place);
      if (place === 'query.user') call.query = { ...call.query, user: kit.world.owner.fullName };
      const before = await dumpRecords(server.db);
      expect((await kit.client.send(operation.id, call, stranger.admin)).status).toBe(404);
      expect(await dumpRecords(server.db)).toBe(before);
    }
  }
});

const WITHOUT_RECORDS: readonly OperationId[] = [
  'readJobCriteria',
  'readResume',
  'listSignInMethods',
  ...NEEDS_PROVIDER,
];
const withRecords = operationIds.filter((id) => !WITHOUT_RECORDS.includes(id));

/** What is declared for a server that fails: any operation that touches records may meet it. */
test.each(withRecords)('%s tells a full disk from another failure', async (id) => {
  const failures = {
    internal_error: new Error('The database is away.'),
    // 13 is SQLITE_FULL.
    storage_full: Object.assign(new Error('disk full'), { errcode: 13 }),
  };
  const declared = kit.operations.find((operation) => operation.id === id)?.answers ?? [];
  for (const [code, error] of Object.entries(failures)) {
    const answer = declared.find(({ codes }) => codes.includes(code));
    if (!answer) continue;
    const { status, body } = await sendBroken(id, await kit.fresh(id), await kit.asAdmin(id), ({ node }) => {
      // With its person, whom the list of somebody's own sessions does not need.
      const readsSession =
        node.kind === 'SelectQueryNode' && node.joins && JSON.stringify(node.from).includes('"sessions"');
      if (!readsSession) throw error;
      return node;
    });
    expect(body).toMatchObject({ code });
    expect(status).toBe(answer.status);
  }
});

/** Sends a call again and again, with a failure one step later each time, until it succeeds; gives its answer. */
async function expectAllOrNothing(id: OperationId, call: Call): Promise<Exchange> {
  const session = await kit.asAdmin(id);
  // What goes on after the answers that led here ends first.
  await server.readMails();
  for (let steps = 0; ; steps += 1) {
    // Each call is sent once for each of its steps: more often than anybody may.
    await server.db.deleteFrom('rate_counters').execute();
    const before = await dumpRecords(server.db);
    let left = steps;
    const exchange = await sendBroken(id, call, session, ({ node }) => {
      if (left === 0) throw new Error('The database is away.');
      left -= 1;
      return node;
    });
    if (exchange.status !== 500) {
      expect(exchange.status).toBeLessThan(300);
      await server.readMails();
      expect(steps).toBeGreaterThan(0);
      return exchange;
    }
    expect(exchange.body).toMatchObject({ code: 'internal_error' });
    expect(await dumpRecords(server.db)).toBe(before);
  }
}

/** Sends a call to a server whose queries go through a function that may throw. */
function sendBroken(
  id: OperationId,
  call: Call,
  session: Session,
  transformQuery: KyselyPlugin['transformQuery'],
): Promise<Exchange> {
  const breaking: KyselyPlugin = { transformQuery, transformResult: async ({ result }) => result };
  const app = createApp({
    ...server.dependencies,
    db: server.db.withPlugin(breaking),
    // What goes on after an answer is not part of it.
    runInBackground: () => {},
  });
  return createClient(app, server.dependencies.clock).send(id, call, session);
}

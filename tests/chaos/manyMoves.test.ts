import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { beforeAll, expect, test } from 'vitest';
import { addCandidate } from '../../apps/mock-server/src/candidates/addCandidate.ts';
import { asJson, bearer, createTestApp, readAs } from '../../apps/mock-server/testing/testApp.ts';
import { longestWait } from './watchLoop.ts';

const CANDIDATES = 500;
/** Twelve hours of a person's moves. */
const ROUNDS = 744;
/** What others may wait at once while they are read, and what one move back of all candidates may take. */
const MOST_MS = 300;

let server: Awaited<ReturnType<typeof createTestApp>>;
let member: string;
let jobId: string;
let stages: string[];
const ids: string[] = [];

beforeAll(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_member', email: 'member@example.com', isAdmin: true },
  ]);
  member = await server.signIn('member@example.com');
  const job = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
  const created = await server.app.request('/jobs/', asJson('POST', member, job));
  jobId = (await readAs(CreateJobResponse, created)).id;
  const listed = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(member)));
  stages = listed.map(({ id }) => id);
  const at = new Date(server.dependencies.clock().getTime() - 5 * 60_000).toISOString();
  await server.db.transaction().execute(async (trx) => {
    const owner = { organizationId: 'org_one', userId: 'usr_member' };
    for (let index = 0; index < CANDIDATES; index += 1) {
      const fields = { name: 'Mara', email: `m${index}@example.com`, phone: '1', notes: 'n' };
      ids.push(await addCandidate(trx, owner, fields, at));
    }
    // As the calls write them, but for the chain of hashes, which nobody looks at here.
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = [listed[round % 2], listed[(round + 1) % 2]];
      const moved = { from: from?.name, from_id: from?.id, job_id: jobId, to: to?.name, to_id: to?.id };
      const rows = ids.map((subject_id, index) => ({
        organization_id: 'org_one',
        seq: 1_000 + round * CANDIDATES + index,
        at: '2026-01-02T09:00:00.000Z',
        kind: 'application_moved',
        person_id: 'usr_member',
        subject_id,
        details: JSON.stringify(moved),
        previous_hash: '0',
        hash: '0',
      }));
      await trx.insertInto('ledger').values(rows).execute();
    }
    await trx
      .updateTable('ledger_heads')
      .set({ seq: 1_000 + ROUNDS * CANDIDATES })
      .execute();
  });
}, 120_000);

test.each([
  ['the funnel', () => `/jobs/${jobId}/funnel`],
  ['the sources', () => '/source_figures/'],
  ['what is told of a candidate', () => `/candidates/${ids[0]}/applications`],
])('a job whose candidates were moved very often: to read %s keeps nobody waiting', async (_, path) => {
  const longest = await longestWait(async () => {
    expect((await server.app.request(path(), bearer(member))).status).toBe(200);
  });
  expect(longest).toBeLessThan(MOST_MS);
});

test('neither does it to move all of them, and to undo that', async () => {
  for (const body of [
    { stage_id: stages[1] },
    { stage_id: stages[0] },
    { stage_id: stages[1], undo: true },
  ]) {
    const longest = await longestWait(async () => {
      const move = asJson('POST', member, { candidate_ids: ids, ...body });
      expect((await server.app.request(`/jobs/${jobId}/applications`, move)).status).toBe(200);
    });
    expect(longest).toBeLessThan(MOST_MS);
  }
});

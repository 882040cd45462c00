import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { type Place, placesOf, withRecord, withUnknown } from '../places.ts';

/** What a call answers about the caller's organization, and with it nothing of another one. */
const FIGURES = [
  'getDashboard',
  'getUserPerformance',
  'getUserPerformanceHistory',
  'getOrganizationPerformance',
];

/** Colleagues and stages are no secret within an organization, only people's records and figures are. */
const SHARED_BY_ALL: readonly Place[] = ['query.user', 'body.shared_with_user_id', 'body.stage_id'];

export async function checkTenancy(kit: Kit): Promise<void> {
  const { tenant, stranger, owner, strangerStanding } = kit.world;
  for (const operation of kit.operations) {
    const { id, role } = operation;
    if (role === 'public') continue;
    for (const place of placesOf(operation)) {
      await kit.check(
        id,
        'tenant',
        `a record of another organization in its ${place}`,
        async () => {
          const foreign = withPerson(await kit.standing(id), owner.fullName);
          const call = withRecord(await kit.from(strangerStanding, id), foreign, place);
          const before = await tenant.snapshot();
          const exchange = await kit.client.send(id, call, stranger.admin);
          expectRefusal(exchange, 404, 'not_found');
          const unknown = await kit.client.send(id, withUnknown(call, place), stranger.admin);
          expectThat(exchange.text === unknown.text, 'expected what an unknown record answers', exchange);
          expectThat((await tenant.snapshot()) === before, `${id} changed a record of another organization`);
        },
        { who: "another organization's admin", plan: 'premium' },
      );
    }
    if (placesOf(operation).includes('path') || id === 'logOut') continue;
    await kit.check(id, 'tenant', 'the answer holds nothing of the other organization', async () => {
      await expectNothingOf(kit, id, stranger.marker, tenant.admin, await kit.fresh(id));
      const call = await kit.from(stranger.supply(stranger.admin, kit.world.foreigner), id);
      await expectNothingOf(kit, id, tenant.marker, stranger.admin, call);
    });
  }
  for (const id of FIGURES) {
    await kit.check(id, 'tenant', 'no figure moves with what another organization does', async () => {
      const call = await kit.from(strangerStanding, id);
      const before = (await kit.client.must(id, call, stranger.admin)).text;
      await tenant.addCandidate(tenant.admin);
      await kit.client.must('shareCandidate', await kit.fresh('shareCandidate'), tenant.admin);
      await kit.client.must('deleteJob', { id: await tenant.addJob(tenant.admin) }, tenant.admin);
      await tenant.addJob(tenant.admin);
      const after = await kit.client.must(id, call, stranger.admin);
      expectThat(after.text === before, `expected what it was before: ${before}`, after);
    });
  }
  await checkSameTexts(kit);
}

/** What a call without ids meets is of its own organization alone. */
async function checkSameTexts(kit: Kit): Promise<void> {
  const { tenant, stranger } = kit.world;
  await kit.check(
    'createCandidate',
    'tenant',
    'a candidate of another organization is no duplicate',
    async () => {
      const call = await kit.fresh('createCandidate');
      await kit.client.must('createCandidate', call, tenant.admin);
      const exchange = await kit.client.must('createCandidate', call, stranger.admin);
      expectThat(at(exchange.body, 'duplicate_of') === undefined, 'expected no duplicate_of', exchange);
      await kit.client.must('deleteCandidate', { id: textAt(exchange.body, 'id') ?? '' }, stranger.admin);
    },
  );
  await kit.check('createJob', 'tenant', 'a deletion of another organization is not undone', async () => {
    const call = await kit.fresh('createJob');
    const deleted = await kit.client.mustCreate('createJob', call, tenant.admin);
    await kit.client.must('deleteJob', { id: deleted }, tenant.admin);
    const id = await kit.client.mustCreate('createJob', call, stranger.admin);
    expectThat(id !== deleted, `expected a new job, not ${deleted}`);
    await kit.client.must('deleteJob', { id }, stranger.admin);
  });
}

/** What a regular user does not see of their own organization is not there for them either. */
export async function checkOwnRecords(kit: Kit): Promise<void> {
  const { tenant, colleagueSession } = kit.world;
  for (const operation of kit.operations) {
    if (operation.role !== 'user') continue;
    const { id } = operation;
    for (const place of placesOf(operation)) {
      if (SHARED_BY_ALL.includes(place)) continue;
      await kit.check(id, 'own', `a colleague's record in its ${place}`, async () => {
        const call = withRecord(await kit.fresh(id, colleagueSession), await kit.standing(id), place);
        const before = await tenant.snapshot();
        expectRefusal(await kit.client.send(id, call, colleagueSession), 404, 'not_found');
        expectThat((await tenant.snapshot()) === before, `${id} changed a colleague's record`);
      });
    }
    if (id !== 'listJobs' && id !== 'listCandidates') continue;
    await kit.check(id, 'own', "a colleague's records are not listed", async () => {
      const { standing } = kit.world;
      const made = id === 'listJobs' ? await standing.job() : await standing.candidate();
      const exchange = await kit.client.must(id, {}, colleagueSession);
      expectThat(!exchange.text.includes(made), `expected no record ${made}`, exchange);
    });
  }
}

function withPerson(call: Call, fullName: string): Call {
  return call.query?.user ? { ...call, query: { ...call.query, user: fullName } } : call;
}

async function expectNothingOf(
  kit: Kit,
  id: string,
  marker: string,
  session: Session,
  call: Call,
): Promise<void> {
  // A search gives less than there is, so the list is asked for whole.
  const exchange = await kit.client.send(id, id === 'listUsers' ? {} : call, session);
  expectSuccess(exchange);
  expectThat(
    !exchange.text.includes(marker),
    `expected nothing with ${marker}, of another organization`,
    exchange,
  );
}

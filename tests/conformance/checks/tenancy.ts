import type { Call, Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { placesOf, withRecord } from '../places.ts';

/** What a call answers about the caller's organization, and with it nothing of another one. */
const FIGURES = [
  'getDashboard',
  'getUserPerformance',
  'getUserPerformanceHistory',
  'getOrganizationPerformance',
];

export async function checkTenancy(kit: Kit): Promise<void> {
  const { tenant, stranger, owner, strangerStanding } = kit.world;
  for (const operation of kit.operations) {
    const { id, role } = operation;
    if (role === 'public') continue;
    for (const place of placesOf(operation)) {
      await kit.check(id, 'tenant', `a record of another organization in its ${place}`, async () => {
        const foreign = withPerson(await kit.standing(id), owner.fullName);
        const call = withRecord(await kit.from(strangerStanding, id), foreign, place);
        const before = await tenant.snapshot();
        expectRefusal(await kit.client.send(id, call, stranger.admin), 404, 'not_found');
        expectThat((await tenant.snapshot()) === before, `${id} changed a record of another organization`);
      });
    }
    if (placesOf(operation).includes('path') || id === 'logOut') continue;
    await kit.check(id, 'tenant', 'the answer holds nothing of the other organization', async () => {
      await expectNothingOf(kit, id, stranger.marker, tenant.admin, await kit.fresh(id));
      const call = await kit.from(stranger.fresh(stranger.admin), id);
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
}

/** What a regular user does not see of their own organization is not there for them either. */
export async function checkOwnRecords(kit: Kit): Promise<void> {
  const { tenant, colleagueSession } = kit.world;
  for (const operation of kit.operations) {
    if (operation.role !== 'user') continue;
    const { id } = operation;
    for (const place of placesOf(operation)) {
      // Colleagues are no secret, only their records and figures are.
      if (place === 'query.user' || place === 'body.shared_with_user_id') continue;
      await kit.check(id, 'own', `a colleague's record in its ${place}`, async () => {
        const call = withRecord(await kit.fresh(id, colleagueSession), await kit.standing(id), place);
        const before = await tenant.snapshot();
        expectRefusal(await kit.client.send(id, call, colleagueSession), 404, 'not_found');
        expectThat((await tenant.snapshot()) === before, `${id} changed a colleague's record`);
      });
    }
    if (id !== 'listJobs' && id !== 'listCandidates') continue;
    await kit.check(id, 'own', "a colleague's records are not listed", async () => {
      const made = id === 'listJobs' ? kit.world.standing.job() : kit.world.standing.candidate();
      const exchange = await kit.client.must(id, {}, colleagueSession);
      expectThat(!exchange.text.includes(await made), `expected no record ${await made}`, exchange);
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

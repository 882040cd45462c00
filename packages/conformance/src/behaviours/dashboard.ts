import type { Session } from '../Client.ts';
import { expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { ifThere } from '../fallbacks.ts';
import { at, listAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkDashboard({ check, client, world }: Kit): Promise<void> {
  const lengthOf = async (list: string, session: Session) => {
    const { body } = await client.must(list, {}, session);
    return listAt({ body }, 'body').length;
  };

  await check('getDashboard', 'life', "an admin's counts are the lengths of their lists", async () => {
    const { admin } = world.tenant;
    const exchange = await client.must('getDashboard', {}, admin);
    expectThat(at(exchange.body, 'user_data') === undefined, 'expected admin_data alone', exchange);
    expectFields(exchange, at(exchange.body, 'admin_data'), {
      total_jobs: await lengthOf('listJobs', admin),
      total_candidates: await lengthOf('listCandidates', admin),
      total_users: await lengthOf('listUsers', admin),
    });
  });
  await check('getDashboard', 'life', "a regular user's counts are the lengths of theirs", async () => {
    // What was shared with a person counts for them, where the server has sharing.
    await ifThere(async () => {
      const candidate_id = await world.tenant.addCandidate(world.ownerSession);
      const body = { candidate_id, shared_with_user_id: world.colleague.id, note: '' };
      await client.must('shareCandidate', { body }, world.ownerSession);
    });
    for (const session of [world.ownerSession, world.colleagueSession]) {
      const exchange = await client.must('getDashboard', {}, session);
      expectThat(at(exchange.body, 'admin_data') === undefined, 'expected user_data alone', exchange);
      expectFields(exchange, at(exchange.body, 'user_data'), {
        user_jobs: await lengthOf('listJobs', session),
        user_candidates: await lengthOf('listCandidates', session),
      });
    }
  });
  await check('getDashboard', 'life', 'names the organization as it is called now', async () => {
    const { tenant, ownerSession } = world;
    const read = async () => {
      const exchange = await client.must('getDashboard', {}, ownerSession);
      return { exchange, name: at(exchange.body, 'viewer', 'organization_name') };
    };
    // An extension: a server may leave the viewer out.
    if ((await read()).name === undefined) return;
    const name = `Renamed & ${tenant.word('organization')}`;
    try {
      await client.must('updateOrganization', { body: { ...tenant.form(), name } }, tenant.admin);
      const { exchange, name: told } = await read();
      expectThat(told === name, `expected the name ${name}`, exchange);
    } finally {
      await client.must('updateOrganization', { body: tenant.form() }, tenant.admin);
    }
  });
}

import { expectRefusal, expectThat } from '../expectations.ts';
import { textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { newPassword, organizationOf } from '../texts.ts';

export async function checkTaken(kit: Kit): Promise<void> {
  await checkOrganizations(kit);
  await checkPeople(kit);
}

async function checkOrganizations(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { tenant, stranger } = world;
  await kit.check('createOrganization', 'taken', 'the name of an organization, in capitals', async () => {
    const form = { ...organizationOf(tenant.word('twin'), newPassword()), name: tenant.name.toUpperCase() };
    const exchange = await client.send('createOrganization', { body: form });
    expectRefusal(exchange, 409, 'organization_name_taken');
    const detail = textAt(exchange.body, 'detail') ?? '';
    expectThat(
      detail.includes('organizations_name_key'),
      'expected organizations_name_key in the detail',
      exchange,
    );
    const login = { email: form.admin_email, password: form.admin_password };
    expectRefusal(await client.send('logIn', { body: login }), 401, 'invalid_credentials');
  });
  await kit.check('createOrganization', 'taken', 'the email of somebody, in capitals', async () => {
    const form = organizationOf(tenant.word('twin'), newPassword());
    const body = { ...form, admin_email: world.foreigner.email.toUpperCase() };
    expectRefusal(await client.send('createOrganization', { body }), 409, 'email_taken');
  });
  await kit.check('updateOrganization', 'taken', 'the name of another organization', async () => {
    const body = { ...tenant.form(), name: stranger.name.toUpperCase() };
    const exchange = await client.send('updateOrganization', { body }, tenant.admin);
    const refused = exchange.status === 200 && textAt(exchange.body, 'error');
    expectThat(Boolean(refused), 'expected 200 with an error', exchange);
    const kept = await client.must('getOrganization', {}, tenant.admin);
    expectThat(
      textAt(kept.body, 'name') === tenant.name,
      `expected the name ${tenant.name}, as before`,
      kept,
    );
  });
}

async function checkPeople(kit: Kit): Promise<void> {
  const { client, world } = kit;
  const { tenant, colleague, foreigner } = world;
  const taken = {
    email_taken: [
      ['of a colleague', { email: colleague.email.toUpperCase() }],
      ['of somebody in another organization', { email: foreigner.email }],
    ],
    username_taken: [['of a colleague', { username: colleague.username.toUpperCase() }]],
  } as const;
  for (const id of ['createUser', 'updateUser']) {
    for (const [code, cases] of Object.entries(taken)) {
      for (const [whose, fields] of cases) {
        await kit.check(id, 'taken', `${code} ${whose}`, async () => {
          const before = await tenant.snapshot();
          const call = await kit.standing(id);
          const changed = { ...call, body: { ...call.body, ...fields } };
          expectRefusal(await client.send(id, changed, tenant.admin), 409, code);
          expectThat((await tenant.snapshot()) === before, `a refused ${id} changed something`);
        });
      }
    }
  }
  await kit.check('createUser', 'taken', 'a username of another organization is free', async () => {
    const call = await kit.fresh('createUser');
    const body = { ...call.body, username: foreigner.username };
    const id = await client.mustCreate('createUser', { body }, tenant.admin);
    await client.must('deleteUser', { id }, tenant.admin);
  });
}

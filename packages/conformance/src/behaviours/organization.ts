import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { findById, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkOrganization({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger } = world;

  await check(
    'updateOrganization',
    'life',
    'what was saved is read back, and nobody’s login changes',
    async () => {
      const body = { ...tenant.form(), adminEmail: `${tenant.word('hiring')}@example.com` };
      try {
        const saved = await client.must('updateOrganization', { body }, tenant.admin);
        expectFields(saved, saved.body, body);
        const read = await client.must('getOrganization', {}, tenant.admin);
        expectFields(read, read.body, body);
        const foreign = await client.must('getOrganization', {}, stranger.admin);
        expectFields(foreign, foreign.body, stranger.form());
        await client.signIn('the admin', tenant.login);
        const login = { email: body.adminEmail, password: tenant.login.password };
        expectRefusal(await client.send('logIn', { body: login }), 401, 'invalid_credentials');
      } finally {
        await client.must('updateOrganization', { body: tenant.form() }, tenant.admin);
      }
    },
  );
  await check('updateOrganization', 'life', 'its own name in other capitals is free', async () => {
    const body = { ...tenant.form(), name: tenant.name.toUpperCase() };
    try {
      const saved = await client.must('updateOrganization', { body }, tenant.admin);
      expectFields(saved, saved.body, body);
    } finally {
      await client.must('updateOrganization', { body: tenant.form() }, tenant.admin);
    }
  });
  await check('updateOrganization', 'life', 'plan and contact address are saved together', async () => {
    // The contact address is not format-checked.
    const adminEmail = `${tenant.word('together')} at the front desk`;
    try {
      const body = { ...tenant.form(), adminEmail, pricingTier: 'Standard' };
      await client.must('updateOrganization', { body }, tenant.admin);
      const read = await client.must('getOrganization', {}, tenant.admin);
      expectFields(read, read.body, body);
    } finally {
      await client.must('updateOrganization', { body: tenant.form() }, tenant.admin);
    }
  });
  await check(
    'updateOrganization',
    'life',
    'the plan is in force for the next request of everyone',
    async () => {
      const call = { query: { user: 'All Users' } };
      await tenant.setPlan('Basic');
      try {
        const refused = await client.send('getUserPerformance', call, world.ownerSession);
        expectRefusal(refused, 403, 'upgrade_required');
        expectSuccess(await client.send('getUserPerformance', call, stranger.admin));
      } finally {
        await tenant.setPlan('Premium');
      }
      expectSuccess(await client.send('getUserPerformance', call, world.ownerSession));
    },
  );
  await check('updateOrganization', 'life', 'where the name is taken nothing is saved', async () => {
    const adminEmail = `${tenant.word('taken')}@example.com`;
    try {
      const body = { name: stranger.name, adminEmail, pricingTier: 'Standard' };
      const refused = await client.send('updateOrganization', { body }, tenant.admin);
      expectThat(textAt(refused.body, 'error') !== undefined, 'expected an error', refused);
      const read = await client.must('getOrganization', {}, tenant.admin);
      expectFields(read, read.body, tenant.form());
    } finally {
      await client.must('updateOrganization', { body: tenant.form() }, tenant.admin);
    }
  });
  await check('updateOrganization', 'life', 'a lower plan takes nothing away that was shared', async () => {
    const { ownerSession, colleague, colleagueSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    await tenant.setPlan('Basic');
    try {
      const list = await client.must('listCandidates', {}, colleagueSession);
      expectThat(findById(list.body, id) !== undefined, `expected the shared candidate ${id}`, list);
    } finally {
      await tenant.setPlan('Premium');
    }
  });
}

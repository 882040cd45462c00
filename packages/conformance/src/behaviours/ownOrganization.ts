import type { Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { at, findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { invitationOf, jobOf, newPassword, organizationOf, personOf } from '../texts.ts';

/** What needs an organization of its own: one that has one admin and nothing else. */
export async function checkOwnOrganization({ check, client, world }: Kit): Promise<void> {
  const form = organizationOf(world.tenant.word('own'), newPassword());
  let admin: Session | undefined;
  const requireAdmin = async (): Promise<Session> => {
    if (!admin) {
      await client.must('createOrganization', { body: form });
      const { admin_email: email, admin_password: password } = form;
      admin = await client.signIn('the admin of a new organization', { email, password });
    }
    return admin;
  };
  const addPerson = async () => {
    const body = { ...personOf(world.tenant.word('member')), password: newPassword() };
    return client.send('createUser', { body }, await requireAdmin());
  };
  const invite = async () => {
    const body = invitationOf(world.tenant.word('invited'));
    return client.send('createInvitation', { body }, await requireAdmin());
  };
  const setPlan = async (pricingTier: string) => {
    const body = { name: form.name, adminEmail: form.admin_email, pricingTier };
    const exchange = await client.must('updateOrganization', { body }, await requireAdmin());
    expectFields(exchange, exchange.body, body);
  };

  await check('createOrganization', 'life', 'its admin signs in at once and reads it back', async () => {
    const created = await client.must('createOrganization', { body: form });
    expectFields(created, created.body, { name: form.name, pricing_tier: 'basic' });
    const login = { email: form.admin_email.toUpperCase(), password: form.admin_password };
    const answer = await client.must('logIn', { body: login });
    expectThat(at(answer.body, 'role') === 'admin', 'expected the role admin', answer);
    const id = at(created.body, 'organization_id');
    const same = id === undefined || id === at(answer.body, 'organization_id');
    expectThat(same, `expected the organization_id ${id}`, answer);
    admin = { who: 'the admin of a new organization', token: textAt(answer.body, 'access_token') ?? '' };
    const read = await client.must('getOrganization', {}, admin);
    const details = { name: form.name, adminEmail: form.admin_email, pricingTier: 'Basic' };
    expectFields(read, read.body, details);
    const users = await client.must('listUsers', {}, admin);
    const [person, ...others] = listAt({ list: users.body }, 'list');
    expectThat(others.length === 0, 'expected the admin alone', users);
    const { admin_username: username, admin_email: email } = form;
    expectFields(users, person, { username, email, full_name: username, is_admin: true });
  });
  await check('createOrganization', 'life', 'it starts with nothing', async () => {
    for (const list of ['listJobs', 'listCandidates']) {
      const exchange = await client.must(list, {}, await requireAdmin());
      expectThat(listAt({ list: exchange.body }, 'list').length === 0, 'expected an empty list', exchange);
    }
    const dashboard = await client.must('getDashboard', {}, await requireAdmin());
    const counts = { total_jobs: 0, total_candidates: 0, total_users: 1 };
    expectFields(dashboard, at(dashboard.body, 'admin_data'), counts);
  });
  await check('createOrganization', 'life', 'it is on the plan that was chosen', async () => {
    const chosen = {
      ...organizationOf(world.tenant.word('chosen'), newPassword()),
      pricing_tier: 'standard',
    };
    await client.must('createOrganization', { body: chosen });
    const login = { email: chosen.admin_email, password: chosen.admin_password };
    const session = await client.signIn('the admin of an organization on standard', login);
    const read = await client.must('getOrganization', {}, session);
    expectFields(read, read.body, { pricingTier: 'Standard' });
  });
  await check('createOrganization', 'taken', 'what was refused leaves no name behind', async () => {
    const again = organizationOf(world.tenant.word('again'), newPassword());
    const body = { ...again, admin_email: world.owner.email };
    expectRefusal(await client.send('createOrganization', { body }), 409, 'email_taken');
    expectSuccess(await client.send('createOrganization', { body: again }));
  });
  for (const id of ['deleteUser', 'updateUser']) {
    await check(id, 'taken', 'the last admin', async () => {
      const users = await client.must('listUsers', {}, await requireAdmin());
      const person = listAt({ list: users.body }, 'list')[0];
      const { admin_username: username, admin_email: email } = form;
      const body = { username, email, full_name: username, is_admin: false };
      const call = { id: textAt(person, 'id') ?? '', ...(id === 'updateUser' ? { body } : {}) };
      expectRefusal(await client.send(id, call, await requireAdmin()), 409, 'last_admin');
      const after = await client.must('listUsers', {}, await requireAdmin());
      expectThat(after.text === users.text, `a refused ${id} changed something`, after);
    });
  }
  await check('createUser', 'plan', 'basic is for the admin alone', async () => {
    expectRefusal(await addPerson(), 403, 'upgrade_required');
  });
  await check('createUser', 'plan', 'without room a taken email is not looked at', async () => {
    const session = await requireAdmin();
    await setPlan('Basic');
    const taken = { username: form.admin_username, email: form.admin_email };
    const body = { ...personOf(''), ...taken, password: newPassword() };
    expectRefusal(await client.send('createUser', { body }, session), 403, 'upgrade_required');
  });
  await check('createInvitation', 'plan', 'basic is for the admin alone', async () => {
    expectRefusal(await invite(), 403, 'upgrade_required');
  });
  await check('createInvitation', 'plan', 'an open invitation takes a place', async () => {
    await setPlan('Standard');
    const invited: string[] = [];
    for (let people = 1; people < 5; people += 1) {
      const exchange = await invite();
      expectSuccess(exchange);
      invited.push(textAt(exchange.body, 'id') ?? '');
    }
    expectRefusal(await invite(), 403, 'upgrade_required');
    expectRefusal(await addPerson(), 403, 'upgrade_required');
    for (const id of invited) await client.must('revokeInvitation', { id }, await requireAdmin());
  });
  await check('createUser', 'plan', 'standard is for five people', async () => {
    await setPlan('Standard');
    for (let people = 1; people < 5; people += 1) expectSuccess(await addPerson());
    expectRefusal(await addPerson(), 403, 'upgrade_required');
  });
  await check('createUser', 'plan', 'a downgrade removes nobody and blocks additions', async () => {
    await setPlan('Basic');
    const users = await client.must('listUsers', {}, await requireAdmin());
    expectThat(listAt({ list: users.body }, 'list').length === 5, 'expected the five people', users);
    expectRefusal(await addPerson(), 403, 'upgrade_required');
  });
  await check('createUser', 'plan', 'premium is for more', async () => {
    await setPlan('Premium');
    expectSuccess(await addPerson());
  });
  await check('getUserPerformance', 'life', 'without history the rates are null', async () => {
    await setPlan('Premium');
    const exchange = await client.must(
      'getUserPerformance',
      { query: { user: 'All Users' } },
      await requireAdmin(),
    );
    const figures = { jobsFilled: 0, candidatesShared: 0, activeJobs: 0, activeCandidates: 0 };
    expectFields(exchange, exchange.body, { ...figures, jobFillRate: null, retentionRate: null });
  });
  await check('getUserPerformanceHistory', 'life', 'every period is present, with zeros', async () => {
    await setPlan('Premium');
    for (const range of ['90 Days', 'Monthly', 'Yearly']) {
      const exchange = await client.must(
        'getUserPerformanceHistory',
        { query: { range } },
        await requireAdmin(),
      );
      const rows = listAt({ list: exchange.body }, 'list');
      const expected = { '90 Days': [3, 4], Monthly: [12], Yearly: [1] }[range] ?? [];
      expectThat(
        expected.includes(rows.length),
        `${range}: expected ${expected.join(' or ')} rows`,
        exchange,
      );
      for (const row of rows) expectFields(exchange, row, { jobsFilled: 0, candidatesShared: 0 });
    }
  });
  await check('restoreUser', 'plan', 'not where the plan has no room any more', async () => {
    await setPlan('Premium');
    const added: string[] = [];
    for (let count = 0; count < 6; count += 1) added.push(textAt((await addPerson()).body, 'id') ?? '');
    const [id = ''] = added;
    await client.must('deleteUser', { id }, await requireAdmin());
    await setPlan('Standard');
    const call = { id };
    expectRefusal(await client.send('restoreUser', call, await requireAdmin()), 403, 'upgrade_required');
    await setPlan('Premium');
    expectSuccess(await client.send('restoreUser', call, await requireAdmin()));
  });
  await check('deleteUser', 'life', 'an admin who goes leaves what was theirs to another one', async () => {
    await setPlan('Premium');
    const admins: { id: string; session: Session }[] = [];
    for (const word of ['leaving', 'younger']) {
      const person = { ...personOf(world.tenant.word(word)), password: newPassword(), is_admin: true };
      const id = await client.mustCreate('createUser', { body: person }, await requireAdmin());
      admins.push({ id, session: await client.signIn(`the ${word} admin`, person) });
    }
    const [leaving] = admins;
    if (!leaving) return;
    const job = await client.mustCreate('createJob', { body: jobOf('Left behind') }, leaving.session);
    expectSuccess(await client.send('deleteUser', { id: leaving.id }, leaving.session));
    const users = await client.must('listUsers', {}, await requireAdmin());
    const first = listAt({ list: users.body }, 'list').find(
      (one) => textAt(one, 'email') === form.admin_email,
    );
    const jobs = await client.must('listJobs', {}, await requireAdmin());
    const left = findById(jobs.body, job);
    expectThat(left !== undefined, `expected the job ${job} to stay`, jobs);
    const owner = textAt(left, 'created_by', 'id');
    const right = owner === undefined || owner === textAt(first, 'id');
    expectThat(right, 'expected it to be the longest-standing admin’s', jobs);
  });
  await check(
    'createInvitation',
    'plan',
    'another one for an email takes no place beside the first',
    async () => {
      await setPlan('Premium');
      const users = await client.must('listUsers', {}, await requireAdmin());
      for (const person of listAt({ list: users.body }, 'list')) {
        if (textAt(person, 'email') === form.admin_email) continue;
        await client.must('deleteUser', { id: textAt(person, 'id') ?? '' }, await requireAdmin());
      }
      await setPlan('Standard');
      const body = invitationOf(world.tenant.word('again'));
      const send = async () => client.send('createInvitation', { body }, await requireAdmin());
      expectSuccess(await send());
      for (let people = 2; people < 5; people += 1) expectSuccess(await invite());
      expectRefusal(await invite(), 403, 'upgrade_required');
      expectSuccess(await send());
    },
  );
}

import type { Session } from '../Client.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import type { Person } from '../Person.ts';
import { candidateOf, jobOf, newPassword, personOf } from '../texts.ts';

/** Sentences of the contract about people, their organization and its figures, one check each. */
export async function checkStated(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant, owner, ownerSession, colleague } = world;
  const formOf = ({ email, username, fullName: full_name }: Person) => ({
    email,
    username,
    full_name,
    is_admin: false,
  });
  const personIn = async (id: string) => {
    const exchange = await client.must('listUsers', {}, tenant.admin);
    return { exchange, person: findById(exchange.body, id) };
  };
  const idsOf = async (list: string, session: Session) => {
    const { body } = await client.must(list, {}, session);
    return listAt({ body }, 'body').map((one) => textAt(one, 'id') ?? '');
  };
  const figuresOf = (user?: string) =>
    client.send('getUserPerformance', user === undefined ? {} : { query: { user } }, tenant.admin);

  let one: Promise<Person> | undefined;
  /** The same new person for what leaves them as they are, and at last for another password: servers count whom they add. */
  const newcomer = () => (one ??= tenant.addPerson());

  await check('getDashboard', 'life', 'viewer, where it is told, is who calls, as they are now', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a new person', person);
    const expectViewer = async (about: Record<string, unknown>) => {
      const exchange = await client.must('getDashboard', {}, session);
      const viewer = at(exchange.body, 'viewer');
      // An extension: a server may leave the viewer out.
      if (viewer !== undefined) expectFields(exchange, viewer, about);
    };
    const { is_admin: _, ...before } = formOf(person);
    await expectViewer({ ...before, pricing_tier: tenant.plan });
    const form = personOf(tenant.word('viewer'));
    await client.must('updateUser', { id: person.id, body: { ...form, is_admin: false } }, tenant.admin);
    await expectViewer(form);
  });
  await check(
    'updateUser',
    'life',
    'a role changes what is seen and counted from the next request on',
    async () => {
      const person = await newcomer();
      const session = await client.signIn('a promoted person', person);
      const job = await tenant.addJob(ownerSession);
      for (const is_admin of [true, false]) {
        await client.must(
          'updateUser',
          { id: person.id, body: { ...formOf(person), is_admin } },
          tenant.admin,
        );
        const dashboard = await client.must('getDashboard', {}, session);
        const [told, other] = is_admin ? ['admin_data', 'user_data'] : ['user_data', 'admin_data'];
        const right = at(dashboard.body, told) !== undefined && at(dashboard.body, other) === undefined;
        expectThat(right, `expected ${told} alone`, dashboard);
        const sees = (await idsOf('listJobs', session)).includes(job);
        expectThat(
          sees === is_admin,
          `expected the jobs of ${is_admin ? 'all' : 'their own'} alone`,
          dashboard,
        );
      }
    },
  );
  await check('updateUser', 'life', 'what is theirs stays theirs, under their new name', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a renamed person', person);
    const job = await tenant.addJob(session);
    const candidate = await tenant.addCandidate(session);
    const form = personOf(tenant.word('renamed'));
    await client.must('updateUser', { id: person.id, body: { ...form, is_admin: false } }, tenant.admin);
    const jobs = await client.must('listJobs', {}, session);
    const listed = findById(jobs.body, job);
    expectThat(listed !== undefined, `expected the job ${job} to stay theirs`, jobs);
    const name = textAt(listed, 'created_by', 'full_name') ?? form.full_name;
    expectThat(name === form.full_name, `expected created_by to be ${form.full_name}`, jobs);
    expectSuccess(await client.send('getCandidate', { id: candidate }, session));
    if (!client.canSucceed('getUserPerformance')) return;
    const figures = await figuresOf(form.full_name);
    expectFields(figures, figures.body, { name: form.full_name, activeJobs: 1, activeCandidates: 1 });
    expectRefusal(await figuresOf(person.fullName), 404, 'not_found');
  });
  await check('updateUser', 'life', 'where it is refused the person stays as they are', async () => {
    const person = await newcomer();
    const { is_admin } = formOf(person);
    const { person: before } = await personIn(person.id);
    const taken = { ...personOf(tenant.word('taken')), is_admin };
    for (const [body, code] of [
      [{ ...taken, email: owner.email.toUpperCase() }, 'email_taken'],
      [{ ...taken, username: owner.username }, 'username_taken'],
    ] as const) {
      expectRefusal(await client.send('updateUser', { id: person.id, body }, tenant.admin), 409, code);
      const { exchange, person: read } = await personIn(person.id);
      const same = JSON.stringify(read) === JSON.stringify(before);
      expectThat(same, 'expected the person as they were', exchange);
    }
  });
  await check(
    'deleteUser',
    'life',
    'their email and username are free again, and they do not come back then',
    async () => {
      const { id, email, username } = await tenant.addPerson();
      await client.must('deleteUser', { id }, tenant.admin);
      const body = { ...personOf(tenant.word('heir')), email, username, password: newPassword() };
      const made = await client.must('createUser', { body }, tenant.admin);
      expectThat(textAt(made.body, 'id') !== id, 'expected another person', made);
      const refused = await unlessNotTried(() => client.send('restoreUser', { id }, tenant.admin));
      if (refused) expectRefusal(refused, 409, 'email_taken', 'username_taken');
    },
  );
  await check('deleteUser', 'life', 'what they had is the admin’s, with who it is shared with', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('somebody who goes', person);
    const [job, candidate] = [await tenant.addJob(session), await tenant.addCandidate(session)];
    const self = findSelf(await client.must('listUsers', {}, tenant.admin));
    await client.must('deleteUser', { id: person.id }, tenant.admin);
    const jobs = await client.must('listJobs', {}, tenant.admin);
    const by = textAt(findById(jobs.body, job), 'created_by', 'id');
    expectThat(
      by === undefined || self === undefined || by === self,
      `expected created_by to be ${self}`,
      jobs,
    );
    const list = await client.must('listCandidates', {}, tenant.admin);
    const entry = findById(list.body, candidate);
    expectThat(entry !== undefined, `expected the candidate ${candidate} to stay`, list);
    expectThat(at(entry, 'shared_by') === undefined, 'expected no shared_by, as it is the admin’s', list);
  });
  await check('listUsers', 'life', 'every member is told the same people', async () => {
    const told = async (session: Session) => {
      const { body, ...exchange } = await client.must('listUsers', {}, session);
      const people = listAt({ body }, 'body').map((one) => {
        const fields = ['id', 'username', 'email', 'full_name', 'is_admin'];
        return fields.map((name) => String(at(one, name))).join(' ');
      });
      return { exchange: { body, ...exchange }, people: people.toSorted().join('\n') };
    };
    const { people } = await told(tenant.admin);
    const { exchange, people: same } = await told(ownerSession);
    expectThat(
      same === people,
      'expected a regular user to be told the people that an admin is told',
      exchange,
    );
  });
  await check('updatePassword', 'life', 'a wrong current password changes nothing', async () => {
    const person = await newcomer();
    const session = await client.signIn('somebody whose password is guessed', person);
    const body = { email: person.email, current_password: newPassword(), new_password: newPassword() };
    expectRefusal(await client.send('updatePassword', { body }, null), 400, 'wrong_password');
    expectSuccess(await client.send('getDashboard', {}, session));
    await client.signIn('somebody whose password is as it was', person);
  });
  await check('updatePassword', 'life', 'an email in other capitals is the same login', async () => {
    const person = await newcomer();
    const password = newPassword();
    const email = person.email.toUpperCase();
    const body = { email, current_password: person.password, new_password: password };
    await client.must('updatePassword', { body }, null);
    await client.signIn('somebody with a new password', { email: person.email, password });
  });
  await check('getUserPerformance', 'life', 'without a user the figures are those of all', async () => {
    const all = await figuresOf('All Users');
    const none = await figuresOf();
    expectThat(none.text === all.text, 'expected the figures of "All Users"', none);
    expectThat(textAt(none.body, 'name') === 'All Users', 'expected the name "All Users"', none);
    const jobs = (await idsOf('listJobs', tenant.admin)).length;
    const candidates = (await idsOf('listCandidates', tenant.admin)).length;
    expectFields(none, none.body, { activeJobs: jobs, activeCandidates: candidates });
  });
  await check('getUserPerformanceHistory', 'life', 'all years together are what was ever done', async () => {
    const all = await figuresOf('All Users');
    const history = async (range: string) => {
      const query = { user: 'All Users', range };
      const exchange = await client.must('getUserPerformanceHistory', { query }, tenant.admin);
      return { exchange, rows: listAt(exchange, 'body') };
    };
    const { exchange, rows } = await history('Yearly');
    for (const name of ['jobsFilled', 'candidatesShared']) {
      const sum = rows.reduce<number>((total, row) => total + (numberAt(row, name) ?? Number.NaN), 0);
      expectThat(
        sum === numberAt(all.body, name),
        `expected ${name} of all years to be ${numberAt(all.body, name)}`,
        exchange,
      );
    }
    const months = await history('Monthly');
    expectThat(months.rows.length === 12, 'expected the twelve months of this year', months.exchange);
    const days = await history('90 Days');
    const last = days.rows.at(-1);
    const same = months.rows.find((row) => textAt(row, 'month') === textAt(last, 'month'));
    const alike = JSON.stringify(same) === JSON.stringify(last);
    expectThat(alike, 'expected this month to be as in the twelve months of this year', days.exchange);
  });
  await check('deleteJob', 'life', 'it is in no list any more, and nowhere counted as open', async () => {
    const id = await tenant.addJob(ownerSession);
    const candidate = await tenant.addCandidate(ownerSession);
    const stages = await unlessNotTried(() => client.must('listStages', {}, ownerSession));
    const stage_id = textAt(listAt({ body: stages?.body }, 'body')[0], 'id') ?? '';
    const body = { candidate_ids: [candidate], stage_id };
    await unlessNotTried(() => client.must('moveApplications', { id, body }, ownerSession));
    const before = await client.must('getDashboard', {}, ownerSession);
    await client.must('deleteJob', { id }, ownerSession);
    const after = await client.must('getDashboard', {}, ownerSession);
    const count = numberAt(before.body, 'user_data', 'user_jobs') ?? Number.NaN;
    expectThat(
      numberAt(after.body, 'user_data', 'user_jobs') === count - 1,
      `expected ${count - 1} jobs`,
      after,
    );
    for (const session of [ownerSession, tenant.admin]) {
      for (const [list, call] of [
        ['listJobs', {}],
        ['listApplicationCounts', {}],
        ['listCandidateApplications', { id: candidate }],
        ['listScorecardJobs', { id: candidate }],
      ] as const) {
        const exchange = await unlessNotTried(() => client.must(list, call, session));
        if (exchange) expectThat(!exchange.text.includes(id), `expected nothing of the job ${id}`, exchange);
      }
    }
  });
  await check('createJob', 'life', 'a job is there for its owner and admins alone', async () => {
    const id = await tenant.addJob(ownerSession);
    for (const [session, sees] of [
      [ownerSession, true],
      [tenant.admin, true],
      [world.colleagueSession, false],
    ] as const) {
      const list = await client.must('listJobs', {}, session);
      const entry = findById(list.body, id);
      expectThat(
        (entry !== undefined) === sees,
        `expected ${session.who} ${sees ? '' : 'not '}to see it`,
        list,
      );
      const by = textAt(entry, 'created_by', 'id') ?? owner.id;
      expectThat(by === owner.id, `expected created_by to be ${owner.id}`, list);
    }
  });
  await check('createJob', 'life', 'the same job again, undeleted, is another one', async () => {
    const body = jobOf(tenant.word('twice'));
    const first = await client.mustCreate('createJob', { body }, ownerSession);
    const second = await client.must('createJob', { body }, ownerSession);
    expectThat(textAt(second.body, 'id') !== first, 'expected a second job', second);
  });
  await check('deleteCandidate', 'life', 'nobody who saw it is told of it any more', async () => {
    const id = await client.mustCreate(
      'createCandidate',
      { body: candidateOf(tenant.word('gone')) },
      ownerSession,
    );
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: 'Have a look.' };
    await unlessNotTried(() => client.must('shareCandidate', { body: share }, ownerSession));
    await client.must('deleteCandidate', { id }, tenant.admin);
    for (const session of [ownerSession, world.colleagueSession, tenant.admin]) {
      expectRefusal(await client.send('getCandidate', { id }, session), 404, 'not_found');
      const list = await client.must('listCandidates', {}, session);
      expectThat(!list.text.includes(id), `expected no candidate ${id} in the list of ${session.who}`, list);
    }
  });
}

function findSelf({ body }: { body: unknown }): string | undefined {
  return textAt(
    listAt({ body }, 'body').find((one) => at(one, 'is_self') === true),
    'id',
  );
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { jobOf, newPassword, personOf } from '../texts.ts';

const FIGURES = ['jobsFilled', 'candidatesShared', 'activeJobs', 'activeCandidates'] as const;

/** Figures come from what happens. */
export async function checkPerformance({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, recipient } = world;
  const figuresOf = async (user: string) => {
    const exchange = await client.must('getUserPerformance', { query: { user } }, tenant.admin);
    expectThat(textAt(exchange.body, 'name') === user, `expected the name ${user}`, exchange);
    return FIGURES.map((name) => numberAt(exchange.body, name) ?? Number.NaN);
  };
  const historyOf = async (user: string, range: string) => {
    const exchange = await client.must('getUserPerformanceHistory', { query: { user, range } }, tenant.admin);
    const newest = range === 'Monthly' ? new Date().getUTCMonth() : -1;
    const row = listAt({ list: exchange.body }, 'list').at(newest);
    return ['jobsFilled', 'candidatesShared'].map((name) => numberAt(row, name) ?? Number.NaN);
  };
  /** Adds a job and closes another one, adds two candidates and shares one: +1 of each figure, and +2 candidates. */
  const work = async () => {
    await tenant.addJob(ownerSession);
    await client.must('deleteJob', { id: await tenant.addJob(ownerSession) }, ownerSession);
    await tenant.addCandidate(ownerSession);
    const body = {
      candidate_id: await tenant.addCandidate(ownerSession),
      shared_with_user_id: recipient.id,
      note: '',
    };
    await client.must('shareCandidate', { body }, ownerSession);
  };

  const twins: string[] = [];

  for (const who of ['one person', 'all users']) {
    const userOf = () => (who === 'all users' ? 'All Users' : owner.fullName);
    await check('getUserPerformance', 'life', `the figures of ${who} change with what happens`, async () => {
      const user = userOf();
      const before = await figuresOf(user);
      await work();
      expectGrowth(before, await figuresOf(user), [1, 1, 1, 2], FIGURES);
    });
    await check(
      'getUserPerformanceHistory',
      'life',
      `the history of ${who} changes with what happens`,
      async () => {
        const user = userOf();
        for (const range of ['90 Days', 'Monthly', 'Yearly']) {
          const before = await historyOf(user, range);
          await work();
          expectGrowth(before, await historyOf(user, range), [1, 1], FIGURES);
        }
      },
    );
  }
  await check('getUserPerformance', 'life', 'a share that is taken back was made all the same', async () => {
    const [, before] = await figuresOf(owner.fullName);
    const candidate_id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id, shared_with_user_id: recipient.id };
    await client.must('shareCandidate', { body: { ...body, note: '' } }, ownerSession);
    if (!(await ifThere(() => client.must('withdrawShare', { body }, ownerSession)))) return;
    expectGrowth(
      [before ?? Number.NaN],
      (await figuresOf(owner.fullName)).slice(1, 2),
      [1],
      ['candidatesShared'],
    );
  });
  await check('getUserPerformance', 'life', 'those of all users are the same for everybody', async () => {
    await work();
    const ask = (session: typeof ownerSession) =>
      client.must('getUserPerformance', { query: { user: 'All Users' } }, session);
    const [admin, user] = [await ask(tenant.admin), await ask(world.colleagueSession)];
    for (const name of FIGURES)
      expectThat(
        numberAt(user.body, name) === numberAt(admin.body, name),
        `expected ${name} to be ${numberAt(admin.body, name)}, as for an admin`,
        user,
      );
  });
  await check('getUserPerformance', 'life', 'a rate is what its figures say', async () => {
    const exchange = await client.must(
      'getUserPerformance',
      { query: { user: owner.fullName } },
      tenant.admin,
    );
    const [filled = 0, , active = 0] = FIGURES.map((name) => numberAt(exchange.body, name));
    const rate = numberAt(exchange.body, 'jobFillRate') ?? Number.NaN;
    const expected = (100 * filled) / (filled + active);
    expectThat(Math.abs(rate - expected) <= 0.5, `expected a jobFillRate of ${expected}`, exchange);
  });
  await check('getUserPerformance', 'life', 'rates are percent of what there was', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a new person', person);
    const [candidate] = await Promise.all([1, 2, 3].map(() => tenant.addCandidate(session)));
    await tenant.addJob(session);
    await client.must('deleteJob', { id: await tenant.addJob(session) }, session);
    await client.must('deleteCandidate', { id: candidate ?? '' }, session);
    const exchange = await client.must(
      'getUserPerformance',
      { query: { user: person.fullName } },
      tenant.admin,
    );
    for (const [name, expected] of [
      ['jobFillRate', 50],
      ['retentionRate', 200 / 3],
    ] as const) {
      const rate = numberAt(exchange.body, name) ?? Number.NaN;
      expectThat(Math.abs(rate - expected) <= 0.5, `expected a ${name} of ${expected.toFixed(1)}`, exchange);
    }
  });
  await check(
    'getUserPerformance',
    'life',
    'people of one full name are told apart by their usernames',
    async () => {
      const full_name = `Twin ${tenant.word('twin')}`;
      for (const jobs of [0, 1]) {
        const form = { ...personOf(tenant.word('twin')), full_name };
        const password = newPassword();
        await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
        const session = await client.signIn('one of two of a name', { email: form.email, password });
        if (jobs > 0) await tenant.addJob(session);
        twins.push(`${full_name} (${form.username})`);
      }
      for (const [jobs, user] of twins.entries()) {
        const [, , active] = await figuresOf(user);
        expectThat(active === jobs, `expected activeJobs of ${user} to be ${jobs}, not ${active}`);
      }
      const query = { user: full_name };
      const neither = await client.send('getUserPerformance', { query }, tenant.admin);
      expectRefusal(neither, 404, 'not_found');
    },
  );
  for (const id of ['getUserPerformance', 'getUserPerformanceHistory']) {
    await check(id, 'role', 'a regular user may ask for themself and all', async () => {
      for (const user of [owner.fullName, 'All Users']) {
        expectSuccess(await client.send(id, { query: { user, range: 'Monthly' } }, ownerSession));
      }
    });
    await check(id, 'role', 'a regular user may not ask for another person, known or not', async () => {
      for (const user of [colleague.fullName, 'Nobody of this name', world.foreigner.fullName]) {
        const exchange = await client.send(id, { query: { user, range: 'Monthly' } }, ownerSession);
        expectRefusal(exchange, 403, 'other_person');
      }
    });
  }
  await check('getOrganizationPerformance', 'life', 'the totals change with what happens', async () => {
    const totals = async () => {
      const { body } = await client.must('getOrganizationPerformance', {}, tenant.admin);
      return ['total_jobs', 'total_candidates'].map((name) => numberAt(body, name) ?? Number.NaN);
    };
    const before = await totals();
    await work();
    expectGrowth(before, await totals(), [1, 2], ['total_jobs', 'total_candidates']);
  });
  await check(
    'getOrganizationPerformance',
    'life',
    'those with the most come first, as their own figures say',
    async () => {
      const exchange = await client.must('getOrganizationPerformance', {}, tenant.admin);
      const rows = listAt(exchange.body, 'topPerformers');
      const sums = rows.map(
        (row) => (numberAt(row, 'activeJobs') ?? 0) + (numberAt(row, 'activeCandidates') ?? 0),
      );
      const sorted = sums.toSorted((a, b) => b - a);
      expectThat(sums.join() === sorted.join(), 'expected the highest sum first', exchange);
      const [first] = rows;
      const [, , jobs, candidates] = await figuresOf(textAt(first, 'name') ?? '');
      const same =
        jobs === numberAt(first, 'activeJobs') && candidates === numberAt(first, 'activeCandidates');
      expectThat(
        same,
        `expected ${jobs} jobs and ${candidates} candidates of the first, as in their figures`,
        exchange,
      );
    },
  );
  await check('getOrganizationPerformance', 'life', 'candidates count as much as jobs', async () => {
    const read = async () => {
      const exchange = await client.must('getOrganizationPerformance', {}, tenant.admin);
      return { exchange, rows: listAt(exchange.body, 'topPerformers') };
    };
    await tenant.addJob(ownerSession);
    const last = (await read()).rows.findLast((row) => (numberAt(row, 'activeJobs') ?? 0) > 0);
    const [jobs = 0, candidates = 0] = [numberAt(last, 'activeJobs'), numberAt(last, 'activeCandidates')];
    // Where everybody has many it would take too long.
    if (jobs + candidates > 8) return;
    const person = await tenant.addPerson();
    const session = await client.signIn('who has no jobs', person);
    for (let count = 0; count <= jobs + candidates; count += 1) await tenant.addCandidate(session);
    const { exchange, rows } = await read();
    const placeOf = (name: string) => rows.findIndex((row) => textAt(row, 'name') === name);
    const [own, other] = [placeOf(person.fullName), placeOf(textAt(last, 'name') ?? '')];
    const isBefore = own >= 0 && (other < 0 || own < other);
    expectThat(isBefore, `expected ${person.fullName} before who has one less in all`, exchange);
  });
  await check('getUserPerformanceHistory', 'life', 'a deletion that was undone is none', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a new person', person);
    const body = jobOf(tenant.word('undone'));
    const id = await client.mustCreate('createJob', { body }, session);
    await client.must('deleteJob', { id }, session);
    await client.must('createJob', { body }, session);
    for (const range of ['90 Days', 'Monthly', 'Yearly']) {
      const [filled] = await historyOf(person.fullName, range);
      expectThat(filled === 0, `${range}: expected no jobsFilled after the undo, not ${filled}`);
    }
  });
  await check('getUserPerformance', 'life', 'what a deleted person did counts for all', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a new person', person);
    await client.must('deleteJob', { id: await tenant.addJob(session) }, session);
    const candidate_id = await tenant.addCandidate(session);
    const body = { candidate_id, shared_with_user_id: recipient.id, note: '' };
    await client.must('shareCandidate', { body }, session);
    const before = await figuresOf('All Users');
    if (!(await ifThere(() => client.must('deleteUser', { id: person.id }, tenant.admin)))) return;
    expectGrowth(before, await figuresOf('All Users'), [0, 0, 0, 0], FIGURES);
  });
  await check('getUserPerformance', 'life', 'what is shared with a person is not theirs', async () => {
    const person = await tenant.addPerson();
    const candidate_id = await tenant.addCandidate(ownerSession);
    const body = { candidate_id, shared_with_user_id: person.id, note: '' };
    await client.must('shareCandidate', { body }, ownerSession);
    expectGrowth([0, 0, 0, 0], await figuresOf(person.fullName), [0, 0, 0, 0], FIGURES);
  });
}

function expectGrowth(before: number[], after: number[], by: number[], names: readonly string[]): void {
  by.forEach((growth, index) => {
    const [from, to] = [before[index] ?? Number.NaN, after[index] ?? Number.NaN];
    expectThat(
      to - from === growth,
      `expected ${names[index]} to grow by ${growth}, from ${from} to ${from + growth}, not ${to}`,
    );
  });
}

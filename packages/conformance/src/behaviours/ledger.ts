import { ledgerLimits } from '@cortex/api-client/limits';
import { expectSuccess, expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf, jobOf, newPassword, personOf } from '../texts.ts';

type Query = Record<string, string>;

/** The organization's record: what stands in it, in which order, and what a filter leaves. */
export async function checkLedger({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, memberSession, bystander } = world;
  const read = async (query: Query = {}) => {
    const exchange = await client.must('listLedger', { query }, tenant.admin);
    const entries = listAt(exchange.body, 'entries');
    const next = textAt(exchange.body, 'next');
    const isRight = next === undefined || entries.length === ledgerLimits.pageEntries;
    expectThat(isRight, 'expected no next, as nothing comes after this page', exchange);
    return { exchange, entries, next };
  };
  const newest = async () => numberAt((await read()).entries[0], 'seq') ?? 0;
  const since = async (seq: number) => {
    const { exchange, entries } = await read();
    return { exchange, added: entries.filter((one) => (numberAt(one, 'seq') ?? 0) > seq) };
  };
  const decide = async (id: string, job_id: string) => {
    const body = { job_id, decision: 'hold', reason: 'Wait for the others.' };
    await client.must('recordDecision', { id, body }, memberSession);
  };

  await check(
    'listLedger',
    'life',
    'the newest entry comes first, and each has the next number',
    async () => {
      await tenant.addPerson();
      await client.signIn('somebody', bystander);
      const { exchange, entries } = await read();
      const numbers = entries.map((one) => numberAt(one, 'seq') ?? Number.NaN);
      const right = numbers.every((seq, index) => index === 0 || seq === (numbers[index - 1] ?? 0) - 1);
      expectThat(right, 'expected seq to fall by one from each entry to the next', exchange);
    },
  );
  await check('listLedger', 'life', 'each page goes on where the one before ended', async () => {
    const id = await tenant.addCandidate(memberSession);
    const job = await tenant.addJob(memberSession);
    for (let last = await newest(); last <= ledgerLimits.pageEntries; last += 1) await decide(id, job);
    const total = await newest();
    const numbers: number[] = [];
    let page = await read();
    expectThat(page.next !== undefined, `expected next, as there are ${total} entries`, page.exchange);
    const full = page.entries.length === ledgerLimits.pageEntries;
    expectThat(full, `expected ${ledgerLimits.pageEntries} entries on a page`, page.exchange);
    for (;;) {
      numbers.push(...page.entries.map((one) => numberAt(one, 'seq') ?? 0));
      if (page.next === undefined || numbers.length > total) break;
      page = await read({ before: page.next });
    }
    const all = Array.from({ length: total }, (_, index) => total - index);
    const same = numbers.join() === all.join();
    expectThat(same, `expected the pages to hold each of the ${total} entries once`, page.exchange);
  });
  await check('listLedger', 'life', 'a filter leaves what matches it, and all of that', async () => {
    const start = await newest();
    const form = { ...personOf(tenant.word('recorded')), password: newPassword() };
    const id = await client.mustCreate('createUser', { body: form }, tenant.admin);
    await client.signIn('a new person', form);
    const { added } = await since(start);
    const today = new Date(Date.parse(textAt(added[0], 'at') ?? ''));
    const day = (offset: number) =>
      new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const isAdded = (one: unknown) => (numberAt(one, 'seq') ?? 0) > start;
    const wanted: [string, Query, (one: unknown) => boolean][] = [
      ['kind', { kind: 'user_created' }, (one) => at(one, 'kind') === 'user_created'],
      ['person', { person: id }, (one) => textAt(one, 'by', 'id') === id],
      [
        'both',
        { kind: 'signed_in', person: id },
        (one) => textAt(one, 'by', 'id') === id && at(one, 'kind') === 'signed_in',
      ],
      ['from and to', { from: day(0), to: day(0) }, () => true],
      ['from', { from: day(1) }, () => false],
      ['to', { to: day(-1) }, () => false],
    ];
    for (const [about, query, matches] of wanted) {
      const { exchange, entries } = await read(query);
      const expected = added.filter(matches).map((one) => numberAt(one, 'seq'));
      const came = entries.filter(isAdded).map((one) => numberAt(one, 'seq'));
      expectThat(
        came.join() === expected.join(),
        `${about}: expected the new entries ${expected.join() || 'none'}`,
        exchange,
      );
    }
  });
  await check('listLedger', 'life', 'the record does not tell the name of who is erased', async () => {
    const name = tenant.word('erased');
    const id = await client.mustCreate('createCandidate', { body: candidateOf(name) }, memberSession);
    await decide(id, await tenant.addJob(memberSession));
    await client.must('deleteCandidate', { id }, memberSession);
    const { exchange } = await read();
    expectThat(exchange.text.includes(id), `expected what was decided about ${id}`, exchange);
    expectThat(!exchange.text.includes(name), 'expected no name of the deleted candidate', exchange);
  });
  const actions: [string, string, () => Promise<{ by?: string; about?: string }>][] = [
    [
      'deleteJob',
      'job_deleted',
      async () => {
        const id = await tenant.addJob(ownerSession);
        await client.must('deleteJob', { id }, ownerSession);
        return { by: owner.id, about: id };
      },
    ],
    [
      'deleteCandidate',
      'candidate_deleted',
      async () => {
        const id = await tenant.addCandidate(ownerSession);
        await client.must('deleteCandidate', { id }, ownerSession);
        return { by: owner.id, about: id };
      },
    ],
    ['createUser', 'user_created', async () => ({ about: (await tenant.addPerson()).id })],
    [
      'deleteUser',
      'user_deleted',
      async () => {
        const { id } = await tenant.addPerson();
        await client.must('deleteUser', { id }, tenant.admin);
        return { about: id };
      },
    ],
    [
      'updateUser',
      'role_changed',
      async () => {
        const { id, email, username, fullName } = await tenant.addPerson();
        const body = { email, username, full_name: fullName, is_admin: true };
        await client.must('updateUser', { id, body }, tenant.admin);
        return { about: id };
      },
    ],
    [
      'logIn',
      'signed_in',
      async () => {
        await client.signIn('a regular user', owner);
        return { by: owner.id };
      },
    ],
    [
      'logOut',
      'signed_out',
      async () => {
        await client.must('logOut', {}, await client.signIn('a regular user', owner));
        return { by: owner.id };
      },
    ],
    [
      'updateOrganization',
      'plan_changed',
      async () => {
        await tenant.setPlan('Standard');
        await tenant.setPlan('Premium');
        return {};
      },
    ],
    [
      'recordDecision',
      'decision_made',
      async () => {
        const id = await tenant.addCandidate(memberSession);
        await decide(id, await tenant.addJob(memberSession));
        return { about: id };
      },
    ],
    [
      'exportLedger',
      'ledger_exported',
      async () => {
        await client.must('exportLedger', { body: {} }, tenant.admin);
        return {};
      },
    ],
  ];
  for (const [id, kind, act] of actions) {
    await check(id, 'life', `is recorded as ${kind}, once, where there is a record`, async () => {
      if (!client.canSucceed('listLedger')) return;
      const start = await newest();
      const { by, about } = await act();
      const { exchange, added } = await since(start);
      const own = added.filter((one) => {
        const subject = ['candidate', 'job', 'person'].map((name) => textAt(one, name, 'id'));
        return at(one, 'kind') === kind && (about === undefined || subject.includes(about));
      });
      const times = kind === 'plan_changed' ? 2 : 1;
      // Whoever acts has signed in for it, perhaps.
      const enough = by === owner.id && kind === 'signed_in' ? own.length >= 1 : own.length === times;
      expectThat(enough, `expected ${times} new entries of the kind ${kind}, not ${own.length}`, exchange);
      const right = by === undefined || own.every((one) => textAt(one, 'by', 'id') === by);
      expectThat(right, `expected ${kind} by ${by}`, exchange);
    });
  }
  await check(
    'exportLedger',
    'life',
    'a cell that looks like a formula begins with an apostrophe, and quotes in it are doubled',
    async () => {
      const word = tenant.word('formula');
      const title = `=1+1 "${word}", or so`;
      const id = await client.mustCreate('createJob', { body: { ...jobOf(''), title } }, memberSession);
      const candidate = await tenant.addCandidate(memberSession);
      await decide(candidate, id);
      const exchange = await client.send('exportLedger', { body: { kind: 'decision_made' } }, tenant.admin);
      expectSuccess(exchange);
      const cell = `"'=1+1 ""${word}"", or so"`;
      expectThat(exchange.text.includes(cell), `expected the cell ${cell} in the CSV`, exchange);
    },
  );
  await check('exportLedger', 'life', 'the entries match all that is asked', async () => {
    const person = await tenant.addPerson();
    await client.must('logOut', {}, await client.signIn('a new person', person));
    const linesOf = async (body: Record<string, string>) => {
      const exchange = await client.send('exportLedger', { body }, tenant.admin);
      expectSuccess(exchange);
      return { exchange, count: exchange.text.trim().split('\r\n').length - 1 };
    };
    const { exchange, count } = await linesOf({ kind: 'signed_in', person: person.id });
    expectThat(count === 1, `expected the one sign-in of the person, not ${count} entries`, exchange);
  });
  await check('listLedger', 'life', 'a full page that is the last one has no next', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('a new person', person);
    const [id, job_id] = [await tenant.addCandidate(session), await tenant.addJob(session)];
    for (let count = 0; count < ledgerLimits.pageEntries; count += 1)
      await client.must('recordDecision', { id, body: { job_id, decision: 'hold' } }, session);
    const { exchange, entries, next } = await read({ kind: 'decision_made', person: person.id });
    const isFull = entries.length === ledgerLimits.pageEntries;
    expectThat(isFull, `expected the ${ledgerLimits.pageEntries} decisions of the person`, exchange);
    expectThat(next === undefined, 'expected no next, as nothing comes after this page', exchange);
  });
  await check('listLedger', 'life', 'what a deleted person did stands without their name', async () => {
    const person = await tenant.addPerson();
    await client.must('logOut', {}, await client.signIn('a new person', person));
    if (!(await ifThere(() => client.must('deleteUser', { id: person.id }, tenant.admin)))) return;
    const { exchange, entries } = await read({ person: person.id });
    expectThat(entries.length > 0, `expected what ${person.id} did to stay in the record`, exchange);
    const isNamed = exchange.text.includes(person.fullName);
    expectThat(!isNamed, `expected no full_name of who was deleted, not ${person.fullName}`, exchange);
  });
}

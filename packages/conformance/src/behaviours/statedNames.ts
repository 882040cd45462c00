import { deletionLimits } from '@cortex/api-client/limits';
import type { Call } from '../Call.ts';
import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { at, findById, isRecord, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf, invitationOf, jobOf, newPassword, personOf } from '../texts.ts';

/** Which names and emails are one: with white space around them, in other capitals, with signs of an address in them. */
export async function checkStatedNames({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger, owner, ownerSession } = world;
  const { admin } = tenant;
  const figuresOf = (user: string) => client.send('getUserPerformance', { query: { user } }, admin);
  const addNamed = async (full_name: string) => {
    const form = { ...personOf(tenant.word('named')), full_name, password: newPassword() };
    const id = await client.mustCreate('createUser', { body: form }, admin);
    return { ...form, id };
  };

  await check('createUser', 'taken', 'a username with white space around it is the same one', async () => {
    const body = {
      ...personOf(tenant.word('spaced')),
      password: newPassword(),
      username: `  ${owner.username}\t`,
    };
    expectRefusal(await client.send('createUser', { body }, admin), 409, 'username_taken');
  });
  await check(
    'updateOrganization',
    'taken',
    'a name with white space around it is the same one',
    async () => {
      const body = { ...tenant.form(), name: ` ${stranger.name.toUpperCase()} ` };
      const exchange = await client.send('updateOrganization', { body }, admin);
      expectThat(
        textAt(exchange.body, 'error') !== undefined,
        'expected error, as the name is taken',
        exchange,
      );
      const kept = await client.must('getOrganization', {}, admin);
      expectFields(kept, kept.body, tenant.form());
    },
  );
  await check('createInvitation', 'taken', 'an email that signs somebody in, in other capitals', async () => {
    const body = { ...invitationOf(tenant.word('known')), email: owner.email.toUpperCase() };
    expectRefusal(await client.send('createInvitation', { body }, admin), 409, 'email_taken');
  });
  const nested: readonly [string, string, () => Promise<Call>][] = [
    [
      'setCandidateTags',
      'tags',
      async () => ({ id: await tenant.addCandidate(admin), body: { tags: ['abroad', ' Abroad '] } }),
    ],
    [
      'updateStages',
      'stages',
      async () => {
        const listed = await client.must('listStages', {}, admin);
        const stages = listAt(listed, 'body').filter(isRecord);
        return { body: { stages: [...stages, { name: ` ${stages[0]?.name}\n`, kind: 'open' }] } };
      },
    ],
    [
      'updateMailTemplates',
      'templates',
      async () => {
        const template = { name: 'Invitation', subject: 'About {job}', text: 'Dear {candidate}' };
        return { body: { templates: [template, { ...template, name: ' invitation\t' }] } };
      },
    ],
    [
      'saveScorecard',
      'marks',
      async () => {
        const marks = [
          { criterion: 'Care', mark: 2 },
          { criterion: ' care\n', mark: 3 },
        ];
        const body = { job_id: await tenant.addJob(admin), marks };
        return { id: await tenant.addCandidate(admin), body };
      },
    ],
  ];
  for (const [operationId, field, ready] of nested) {
    await check(operationId, 'life', 'with white space around it a name is the same one', async () => {
      const exchange = await client.send(operationId, await ready(), admin);
      expectFieldRefused(exchange, field, 'twice of one name');
    });
  }
  await check(
    'createCandidate',
    'life',
    'duplicate_of, where it is told, knows an email in other capitals',
    async () => {
      const form = candidateOf(tenant.word('capital'));
      const first = await client.mustCreate('createCandidate', { body: form }, ownerSession);
      const plain = await client.must('createCandidate', { body: form }, ownerSession);
      const body = { ...form, email: form.email.toUpperCase() };
      const second = await client.must('createCandidate', { body }, ownerSession);
      // An extension: a server may say nothing of it.
      if (at(plain.body, 'duplicate_of') === undefined) return;
      const named = textAt(second.body, 'duplicate_of');
      expectThat(
        named === first,
        `expected duplicate_of to be ${first}, as emails are one in any case`,
        second,
      );
    },
  );
  await check(
    'startImport',
    'life',
    'who is there with their email in other capitals is left out',
    async () => {
      const form = candidateOf(tenant.word('capital'));
      await client.must('createCandidate', { body: form }, ownerSession);
      const row = { number: 2, ...form, email: form.email.toUpperCase() };
      const body = { file_name: tenant.word('people.csv'), duplicates: 'leave_out', rows: [row] };
      const id = await tenant.work.startImport(body, ownerSession);
      const ended = await tenant.work.untilImportEnded(id, ownerSession);
      const [told] = listAt(ended.body, 'rows');
      const code = textAt(told, 'error', 'code');
      expectThat(code === 'email_taken', 'expected the row to be left out as email_taken', ended);
    },
  );
  await check('listNearestLines', 'life', 'a criterion in other capitals is the same one', async () => {
    const [id, job_id] = [await tenant.addCandidate(ownerSession), await tenant.addJob(ownerSession)];
    const ask = (criterion: string) =>
      client.must('listNearestLines', { id, query: { job_id, criterion } }, ownerSession);
    const [lower, upper] = [await ask('postgresql'), await ask('POSTGRESQL')];
    expectThat(lower.text === upper.text, 'expected the lines of the criterion in other capitals', upper);
  });
  await check(
    'getUserPerformance',
    'life',
    'finds a person by a name with signs of an address in it',
    async () => {
      const name = `Zoé & Sons + 100% #1 "Q"/A?=b; ${tenant.word('x')}`;
      await addNamed(name);
      const figures = await figuresOf(name);
      expectSuccess(figures);
      expectFields(figures, figures.body, { name, activeJobs: 0, activeCandidates: 0 });
      const found = await client.must('listUsers', { query: { query: name } }, admin);
      expectThat(listAt(found, 'body').length === 1, `expected one person called ${name}`, found);
    },
  );
  await check(
    'getUserPerformance',
    'life',
    'whose namesake is gone is known by the full name alone again',
    async () => {
      const name = `Sam Lee ${tenant.word('namesake')}`;
      const [first, second] = [await addNamed(name), await addNamed(name)];
      expectRefusal(await figuresOf(name), 404, 'not_found');
      expectSuccess(await figuresOf(`${name} (${first.username})`));
      await client.must('deleteUser', { id: second.id }, admin);
      const figures = await figuresOf(name);
      expectSuccess(figures);
      expectFields(figures, figures.body, { name });
    },
  );
  await check('createJob', 'life', 'Undo is for who deleted the job, not for whose it was', async () => {
    const body = jobOf(tenant.word('taken-away'));
    const id = await client.mustCreate('createJob', { body }, ownerSession);
    await client.must('deleteJob', { id }, admin);
    const made = await client.must('createJob', { body }, ownerSession);
    expectThat(
      textAt(made.body, 'id') !== id,
      'expected a new job, as its owner did not delete the old one',
      made,
    );
    const jobs = await client.must('listJobs', {}, admin);
    expectThat(findById(jobs.body, id) === undefined, `expected the job ${id} to stay deleted`, jobs);
  });
  for (const [operationId, ready] of [
    ['deleteCandidate', () => tenant.addCandidate(ownerSession)],
    ['deleteUser', async () => (await tenant.addPerson()).id],
  ] as const) {
    await check(operationId, 'life', 'says, where it does, for how long it can be undone', async () => {
      const exchange = await client.must(operationId, { id: await ready() }, admin);
      const told = at(exchange.body, 'undo_seconds');
      const right = told === undefined || told === deletionLimits.undoSeconds;
      expectThat(right, `expected undo_seconds to be ${deletionLimits.undoSeconds}`, exchange);
    });
  }
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { ifThere } from '../fallbacks.ts';
import { at, findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { newPassword, personOf } from '../texts.ts';

export async function checkPeople({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession } = world;
  const listed = async (id: string) => {
    const exchange = await client.must('listUsers', {}, tenant.admin);
    return { exchange, person: findById(exchange.body, id) };
  };

  await check('createUser', 'life', 'who was created is listed and signs in at once', async () => {
    const word = tenant.word('new');
    const form = { ...personOf(word), email: `New.${word}@Example.com` };
    const password = newPassword();
    const id = await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
    const { exchange, person } = await listed(id);
    expectFields(exchange, person, { id, ...form, is_admin: false });
    expectThat(!exchange.text.includes(password), 'expected no password in the list', exchange);
    const session = await client.signIn('the new person', { email: form.email, password });
    expectSuccess(await client.send('getDashboard', {}, session));
  });
  await check(
    'createUser',
    'life',
    'whoever is added as an admin is one, with a password of blanks, too',
    async () => {
      const form = { ...personOf(tenant.word('admin')), is_admin: true };
      // Any password but an empty one is taken, blanks as well.
      const password = '   ';
      const id = await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
      const { exchange, person } = await listed(id);
      expectFields(exchange, person, { id, ...form });
      const session = await client.signIn('the new admin', { email: form.email, password });
      expectSuccess(await client.send('getOrganization', {}, session));
    },
  );
  await check('updateUser', 'life', 'a person may be saved as they are', async () => {
    const { id, email, username, fullName } = await tenant.addPerson();
    const body = { email, username, full_name: fullName, is_admin: false };
    expectSuccess(await client.send('updateUser', { id, body }, tenant.admin));
  });
  await check('updateUser', 'life', 'what was saved is read back, and the new email signs in', async () => {
    const person = await tenant.addPerson();
    const body = { ...personOf(tenant.word('renamed')), is_admin: false };
    const saved = await client.must('updateUser', { id: person.id, body }, tenant.admin);
    expectFields(saved, saved.body, { id: person.id, ...body });
    const { exchange, person: read } = await listed(person.id);
    expectFields(exchange, read, { id: person.id, ...body });
    await client.signIn('the renamed person', { email: body.email, password: person.password });
    const { email, password } = person;
    expectRefusal(await client.send('logIn', { body: { email, password } }), 401, 'invalid_credentials');
  });
  await check('updateUser', 'life', 'a new role is in force on the next request', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('the promoted person', person);
    const { id, email, username, fullName } = person;
    const save = (is_admin: boolean) =>
      client.must(
        'updateUser',
        { id, body: { email, username, full_name: fullName, is_admin } },
        tenant.admin,
      );
    expectRefusal(await client.send('getOrganization', {}, session), 403, 'admin_required');
    await save(true);
    expectSuccess(await client.send('getOrganization', {}, session));
    await save(false);
    expectRefusal(await client.send('getOrganization', {}, session), 403, 'admin_required');
  });
  await check('restoreUser', 'life', 'who was deleted is back, with what was theirs', async () => {
    const person = await tenant.addPerson();
    const candidate = await tenant.addCandidate(await client.signIn('the deleted person', person));
    await client.must('deleteUser', { id: person.id }, tenant.admin);
    const restored = await client.must('restoreUser', { id: person.id }, tenant.admin);
    expectFields(restored, restored.body, { id: person.id, email: person.email });
    const session = await client.signIn('the restored person', person);
    const list = await client.must('listCandidates', {}, session);
    expectThat(findById(list.body, candidate) !== undefined, 'expected their candidate to be theirs', list);
  });
  await check(
    'deleteUser',
    'life',
    'who was deleted is gone, and what was theirs is the admin’s',
    async () => {
      const person = await tenant.addPerson();
      const session = await client.signIn('the deleted person', person);
      const job = await tenant.addJob(session);
      const candidate = await tenant.addCandidate(session);
      const note = { id: candidate, body: { text: 'Called them.' } };
      const written = await ifThere(() => client.must('createCandidateNote', note, session));
      await client.must('deleteUser', { id: person.id }, tenant.admin);
      if (written) {
        const notes = await client.must('listCandidateNotes', { id: candidate }, tenant.admin);
        expectThat(notes.text.includes('Called them.'), 'expected the note that they wrote to stay', notes);
      }
      const { exchange, person: read } = await listed(person.id);
      expectThat(read === undefined, `expected no person ${person.id} in the list`, exchange);
      expectRefusal(await client.send('deleteUser', { id: person.id }, tenant.admin), 404, 'not_found');
      expectRefusal(await client.send('getDashboard', {}, session), 401, 'unauthenticated');
      const { email, password } = person;
      expectRefusal(await client.send('logIn', { body: { email, password } }), 401, 'invalid_credentials');
      const jobs = await client.must('listJobs', {}, tenant.admin);
      expectThat(findById(jobs.body, job) !== undefined, `expected the job ${job} to stay`, jobs);
      const kept = await client.must('getCandidate', { id: candidate }, tenant.admin);
      expectThat(at(kept.body, 'id') === candidate, `expected the candidate ${candidate} to stay`, kept);
    },
  );
  await check('listUsers', 'life', 'a query finds by name, username and email, in any case', async () => {
    for (const query of [owner.fullName, owner.username.toUpperCase(), owner.email]) {
      const found = await client.must('listUsers', { query: { query } }, ownerSession);
      expectThat(
        findById(found.body, owner.id) !== undefined,
        `expected ${owner.id} among those found`,
        found,
      );
      const others = listAt({ list: found.body }, 'list').filter((entry) => textAt(entry, 'id') !== owner.id);
      expectThat(
        !JSON.stringify(others).includes(world.colleague.id),
        'expected nobody who does not match',
        found,
      );
    }
    for (const part of [owner.fullName.slice(1), owner.username.slice(2, -1), owner.email.slice(3)]) {
      const found = await client.must('listUsers', { query: { query: part } }, ownerSession);
      expectThat(
        findById(found.body, owner.id) !== undefined,
        `expected ${owner.id} by a part of a name`,
        found,
      );
    }
    const none = await client.must('listUsers', { query: { query: tenant.word('nobody') } }, ownerSession);
    expectThat(listAt({ list: none.body }, 'list').length === 0, 'expected an empty list', none);
    const empty = await client.must('listUsers', { query: { query: '' } }, ownerSession);
    const all = await client.must('listUsers', {}, ownerSession);
    expectThat(empty.text === all.text, 'expected an empty query to be as none', empty);
  });
  await check('listUsers', 'life', 'a query tells letters with and without accents apart', async () => {
    const word = tenant.word('accent');
    const body = { ...personOf(word), full_name: `Zoé ${word}`, password: newPassword() };
    const id = await client.mustCreate('createUser', { body }, tenant.admin);
    for (const [query, finds] of [
      [`ZOÉ ${word}`, true],
      [`Zoe ${word}`, false],
    ] as const) {
      const found = await client.must('listUsers', { query: { query } }, ownerSession);
      const isFound = findById(found.body, id) !== undefined;
      expectThat(isFound === finds, `expected "${query}" ${finds ? '' : 'not '}to find Zoé`, found);
    }
  });
  await check('listUsers', 'life', 'marks the caller alone, where it marks anybody', async () => {
    const { body, ...exchange } = await client.must('listUsers', {}, ownerSession);
    const marked = listAt({ body }, 'body').filter((entry) => at(entry, 'is_self') === true);
    const wrong = marked.some((entry) => textAt(entry, 'id') !== owner.id);
    expectThat(!wrong, `expected is_self of ${owner.id} alone`, { body, ...exchange });
  });
  await check('removeCompanyLink', 'life', 'an admin, and nobody else but the person, unlinks', async () => {
    const person = await tenant.addPerson();
    const { id } = person;
    const session = await client.signIn('the person to be unlinked', person);
    expectRefusal(await client.send('removeCompanyLink', { id }, ownerSession), 404, 'not_found');
    expectSuccess(await client.send('removeCompanyLink', { id }, tenant.admin));
    expectSuccess(await client.send('removeCompanyLink', { id }, session));
    // Nothing was linked, so nothing ended.
    expectSuccess(await client.send('getDashboard', {}, session));
  });
  await check('updateUser', 'life', 'who signed in as an admin is one no more once demoted', async () => {
    const form = { ...personOf(tenant.word('admin')), is_admin: true };
    const password = newPassword();
    const id = await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
    const session = await client.signIn('the demoted admin', { email: form.email, password });
    expectSuccess(await client.send('getOrganization', {}, session));
    await client.must('updateUser', { id, body: { ...form, is_admin: false } }, tenant.admin);
    expectRefusal(await client.send('getOrganization', {}, session), 403, 'admin_required');
  });
  await check('restoreUser', 'life', 'an admin comes back as one', async () => {
    const form = { ...personOf(tenant.word('admin')), is_admin: true };
    const password = newPassword();
    const id = await client.mustCreate('createUser', { body: { ...form, password } }, tenant.admin);
    await client.must('deleteUser', { id }, tenant.admin);
    const restored = await client.must('restoreUser', { id }, tenant.admin);
    expectFields(restored, restored.body, { id, ...form });
    const { exchange, person } = await listed(id);
    expectFields(exchange, person, { id, ...form });
  });
  await check('createUser', 'taken', 'a username in other capitals, with accents, too', async () => {
    const word = tenant.word('élodie');
    const add = (username: string) => {
      const body = { ...personOf(tenant.word('accent')), username, password: newPassword() };
      return client.send('createUser', { body }, tenant.admin);
    };
    expectSuccess(await add(word));
    expectRefusal(await add(word.toUpperCase()), 409, 'username_taken');
  });
  await check('updateUser', 'life', 'their own email and username in other capitals are free', async () => {
    const { id, email, username, fullName: full_name } = await tenant.addPerson();
    const body = { email: email.toUpperCase(), username: username.toUpperCase(), full_name, is_admin: false };
    expectSuccess(await client.send('updateUser', { id, body }, tenant.admin));
  });
  await check('listUsers', 'life', 'a query is a part of one of them, and not of two', async () => {
    const { fullName, username, email } = owner;
    for (const query of [`${fullName} ${username}`, `${username} ${email}`, `${fullName}${email}`]) {
      const found = await client.must('listUsers', { query: { query } }, ownerSession);
      const nobody = listAt({ list: found.body }, 'list').length === 0;
      expectThat(nobody, `expected nobody, as no name and no email has "${query}" in it`, found);
    }
  });
  await check('updateUser', 'life', 'who gets another email stays signed in', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('who gets another email', person);
    const { id, username, fullName: full_name } = person;
    const body = { email: `${tenant.word('new')}@example.com`, username, full_name, is_admin: false };
    await client.must('updateUser', { id, body }, tenant.admin);
    expectSuccess(await client.send('getDashboard', {}, session));
  });
}

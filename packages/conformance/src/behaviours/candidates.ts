import { expectRefusal, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { ifThere } from '../fallbacks.ts';
import { at, findById, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf } from '../texts.ts';

export async function checkCandidates({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const listed = async (id: string) => {
    const exchange = await client.must('listCandidates', {}, memberSession);
    return { exchange, candidate: findById(exchange.body, id) };
  };

  await check(
    'createCandidate',
    'life',
    'what was created is read back and listed as it was sent',
    async () => {
      const form = {
        ...candidateOf(tenant.word('ada')),
        email: `Ada.Lovelace.${tenant.word('Mail')}@Example.com`,
        name: `Ada "Ünal" ${tenant.word('x')}`,
        notes: 'Line 1\nLine 2 🙂',
      };
      const created = await client.must('createCandidate', { body: form }, memberSession);
      expectFields(created, created.body, form);
      const id = textAt(created.body, 'id') ?? '';
      const read = await client.must('getCandidate', { id }, memberSession);
      expectFields(read, read.body, { id, ...form, resume: null });
      const isOne = textAt(read.body, 'notes') === form.notes;
      expectThat(isOne, 'expected the line break of the form to be kept as one character', read);
      const { exchange, candidate } = await listed(id);
      expectFields(exchange, candidate, { id, ...form });
      expectThat(at(candidate, 'resume') === undefined, 'expected no resume link in the list', exchange);
    },
  );
  await check('getCandidate', 'life', 'without a resume its link is null', async () => {
    const body = candidateOf(tenant.word('bare'));
    const id = await client.mustCreate('createCandidate', { body }, memberSession);
    const read = await client.must('getCandidate', { id }, memberSession);
    expectFields(read, read.body, { id, resume: null });
  });
  await check('createCandidate', 'life', 'a second candidate with the same email is saved', async () => {
    const form = candidateOf(tenant.word('twin'));
    const first = await client.mustCreate('createCandidate', { body: form }, memberSession);
    const second = await client.must('createCandidate', { body: form }, memberSession);
    const named = at(second.body, 'duplicate_of');
    expectThat(named === undefined || named === first, `expected duplicate_of to be ${first}`, second);
    expectThat(textAt(second.body, 'id') !== first, 'expected another candidate', second);
  });
  await check(
    'createCandidate',
    'life',
    'duplicate_of names nobody whom the caller does not see',
    async () => {
      const form = candidateOf(tenant.word('hidden-twin'));
      const hidden = await client.mustCreate('createCandidate', { body: form }, world.ownerSession);
      const seen = await client.must('createCandidate', { body: form }, world.colleagueSession);
      const named = at(seen.body, 'duplicate_of');
      expectThat(named === undefined, `expected no duplicate_of, as ${hidden} is not theirs to see`, seen);
    },
  );
  await check(
    'updateCandidate',
    'life',
    "an admin's edit leaves it its owner's, as old, with its tags",
    async () => {
      const id = await tenant.addCandidate(world.ownerSession);
      await ifThere(() =>
        client.must('setCandidateTags', { id, body: { tags: ['relocates'] } }, tenant.admin),
      );
      const find = async () => {
        const list = await client.must('listCandidates', {}, world.ownerSession);
        return { list, entry: findById(list.body, id) };
      };
      const { entry: before } = await find();
      const body = candidateOf(tenant.word('edited'));
      await client.must('updateCandidate', { id, body }, tenant.admin);
      const { list, entry } = await find();
      expectThat(entry !== undefined, `expected the candidate ${id} in its owner's list`, list);
      for (const name of ['created_at', 'tags']) {
        const same = JSON.stringify(at(entry, name)) === JSON.stringify(at(before, name));
        expectThat(same, `expected ${name} to stay ${JSON.stringify(at(before, name))}`, list);
      }
      expectThat(at(entry, 'shared_by') === undefined, 'expected no shared_by, as it is theirs', list);
    },
  );
  await check('listCandidates', 'life', 'says whether there is a resume, where it says so', async () => {
    const bare = await client.mustCreate(
      'createCandidate',
      { body: candidateOf(tenant.word('bare')) },
      memberSession,
    );
    const resume_file = resumeFile('word-document.docx');
    const body = { ...candidateOf(tenant.word('filed')), resume_file };
    const filed = await client.mustCreate('createCandidate', { body }, memberSession);
    for (const [id, has, reading] of [
      [bare, false, 'none'],
      [filed, true, 'read'],
    ] as const) {
      const { exchange, candidate } = await listed(id);
      const told = {
        has_resume: has,
        resume_reading: reading,
        resume_file_name: has ? resume_file.name : '',
      };
      for (const [name, value] of Object.entries(told)) {
        const shown = at(candidate, name);
        const right = shown === undefined || shown === value;
        expectThat(right, `expected ${name} of ${id} to be ${JSON.stringify(value)}`, exchange);
      }
    }
  });
  await check('updateCandidate', 'life', 'what was saved is read back', async () => {
    const id = await tenant.addCandidate(memberSession);
    const body = { ...candidateOf(tenant.word('renamed')), phone: '+1', notes: 'New notes.\nSecond line.' };
    const saved = await client.must('updateCandidate', { id, body }, memberSession);
    expectFields(saved, saved.body, { id, ...body });
    const read = await client.must('getCandidate', { id }, memberSession);
    expectFields(read, read.body, { id, ...body });
    const { exchange, candidate } = await listed(id);
    expectFields(exchange, candidate, { id, ...body });
  });
  await check('deleteCandidate', 'life', 'what was deleted is gone', async () => {
    const id = await tenant.addCandidate(memberSession);
    await client.must('deleteCandidate', { id }, memberSession);
    const { exchange, candidate } = await listed(id);
    expectThat(candidate === undefined, `expected no candidate ${id} in the list`, exchange);
    for (const operationId of ['getCandidate', 'deleteCandidate']) {
      expectRefusal(await client.send(operationId, { id }, memberSession), 404, 'not_found');
    }
    const body = candidateOf(tenant.word('late'));
    expectRefusal(await client.send('updateCandidate', { id, body }, memberSession), 404, 'not_found');
  });
  await check('restoreCandidate', 'life', 'what was deleted comes back as it was, once', async () => {
    const id = await tenant.addCandidate(memberSession);
    const before = await listed(id);
    await client.must('deleteCandidate', { id }, memberSession);
    await client.must('restoreCandidate', { id }, memberSession);
    const { exchange, candidate } = await listed(id);
    expectThat(
      JSON.stringify(candidate) === JSON.stringify(before.candidate),
      'expected the candidate as it was before',
      exchange,
    );
    expectRefusal(await client.send('restoreCandidate', { id }, memberSession), 404, 'not_found');
  });
  await check('listCandidates', 'life', "an admin sees a regular user's candidates", async () => {
    const id = await world.standing.candidate();
    const exchange = await client.must('listCandidates', {}, tenant.admin);
    expectThat(
      findById(exchange.body, id) !== undefined,
      `expected the candidate ${id} in the list`,
      exchange,
    );
  });
  await check('createCandidate', 'life', 'duplicate_of names the first of several', async () => {
    const form = candidateOf(tenant.word('triplet'));
    const first = await client.mustCreate('createCandidate', { body: form }, memberSession);
    await client.mustCreate('createCandidate', { body: form }, memberSession);
    const third = await client.must('createCandidate', { body: form }, memberSession);
    const named = at(third.body, 'duplicate_of');
    expectThat(named === undefined || named === first, `expected duplicate_of to be ${first}`, third);
  });
}

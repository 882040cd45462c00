import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { jobOf } from '../texts.ts';

export async function checkJobs({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const listed = async (id: string) => {
    const exchange = await client.must('listJobs', {}, memberSession);
    return { exchange, job: findById(exchange.body, id) };
  };

  const filledBy = async (user: string) => {
    const { body } = await client.must('getUserPerformance', { query: { user } }, tenant.admin);
    return numberAt(body, 'jobsFilled') ?? Number.NaN;
  };

  await check('createJob', 'life', 'what was created is listed as it was sent', async () => {
    const title = tenant.word('Jöb "1" <b>&amp;');
    const form = { ...jobOf(title), description: 'First line.\nSecond line: “quoted”, 100 %, 漢字, 🙂.' };
    const created = await client.must(
      'createJob',
      { body: { ...form, title: `  ${title}\n` } },
      memberSession,
    );
    expectFields(created, created.body, form);
    const { exchange, job } = await listed(textAt(created.body, 'id') ?? '');
    expectThat(job !== undefined, 'expected the new job in the list', exchange);
    expectFields(exchange, job, form);
  });
  await check(
    'createJob',
    'life',
    'the same job again within a minute is the deleted one (Undo)',
    async () => {
      const body = jobOf(tenant.word('undone'));
      const id = await client.mustCreate('createJob', { body }, memberSession);
      await client.must('deleteJob', { id }, memberSession);
      const again = await client.must('createJob', { body }, memberSession);
      expectThat(textAt(again.body, 'id') === id, `expected the id ${id} of the deleted job`, again);
    },
  );
  await check('createJob', 'life', 'Undo is for the same text and the same person alone', async () => {
    const body = jobOf(tenant.word('undone'));
    const deleted = await client.mustCreate('createJob', { body }, memberSession);
    await client.must('deleteJob', { id: deleted }, memberSession);
    const others = [
      { body, session: world.colleagueSession, about: 'of a colleague' },
      ...(['title', 'description', 'skills_required'] as const).map((name) => ({
        body: { ...body, [name]: `${body[name]} and more` },
        session: memberSession,
        about: `with another ${name}`,
      })),
    ];
    for (const other of others) {
      const made = await client.must('createJob', { body: other.body }, other.session);
      expectThat(textAt(made.body, 'id') !== deleted, `expected a new job ${other.about}`, made);
    }
  });
  await check('createJob', 'life', 'Undo is for the same criteria alone', async () => {
    const body = { ...jobOf(tenant.word('undone')), criteria: [{ name: 'Kubernetes', importance: 'must' }] };
    const created = await client.exchange('createJob', { body }, memberSession);
    // An extension: a server that does not keep it refuses it, or drops it from its answers.
    if (at(created.body, 'criteria') === undefined) return;
    const id = textAt(created.body, 'id') ?? '';
    await client.must('deleteJob', { id }, memberSession);
    const criteria = [{ name: 'Kubernetes', importance: 'nice' }];
    const made = await client.must('createJob', { body: { ...body, criteria } }, memberSession);
    expectThat(textAt(made.body, 'id') !== id, 'expected a new job with other criteria', made);
  });
  await check('createJob', 'life', 'what was undone does not count as filled', async () => {
    const before = await filledBy(world.owner.fullName);
    const body = jobOf(tenant.word('unfilled'));
    const id = await client.mustCreate('createJob', { body }, world.ownerSession);
    await client.must('deleteJob', { id }, world.ownerSession);
    await client.must('createJob', { body }, world.ownerSession);
    const after = await filledBy(world.owner.fullName);
    expectThat(after === before, `expected jobsFilled to be ${before} again, not ${after}`);
  });
  await check('deleteJob', 'life', 'it counts as filled by its owner, whoever deletes it', async () => {
    const before = await filledBy(world.owner.fullName);
    await client.must('deleteJob', { id: await tenant.addJob(world.ownerSession) }, tenant.admin);
    const after = await filledBy(world.owner.fullName);
    expectThat(after === before + 1, `expected the owner's jobsFilled to be ${before + 1}, not ${after}`);
  });
  await check('updateJob', 'life', 'an edit leaves it its owner’s, and as old as it is', async () => {
    const id = await tenant.addJob(world.ownerSession);
    const find = async () => findById((await client.must('listJobs', {}, world.ownerSession)).body, id);
    const before = await find();
    await client.must('updateJob', { id, body: jobOf(tenant.word('edited')) }, tenant.admin);
    const exchange = await client.must('listJobs', {}, world.ownerSession);
    const after = findById(exchange.body, id);
    expectThat(after !== undefined, `expected the job ${id} in its owner's list`, exchange);
    for (const name of ['created_at', 'created_by']) {
      const same = JSON.stringify(at(after, name)) === JSON.stringify(at(before, name));
      expectThat(same, `expected ${name} to stay`, exchange);
    }
  });
  await check('updateJob', 'life', 'what was set about criteria stays where it is left out', async () => {
    const form = jobOf(tenant.word('weighed'));
    const criteria = [{ name: 'Kubernetes', importance: 'must' }];
    const created = await client.exchange('createJob', { body: { ...form, criteria } }, memberSession);
    // An extension: a server that does not keep it refuses it, or drops it from its answers.
    if (at(created.body, 'criteria') === undefined) return;
    const id = textAt(created.body, 'id') ?? '';
    const saved = await client.must('updateJob', { id, body: form }, memberSession);
    const kept = at(findById((await client.must('listJobs', {}, memberSession)).body, id), 'criteria');
    const same = JSON.stringify(kept) === JSON.stringify(at(created.body, 'criteria'));
    expectThat(same, 'expected criteria to stay as they were set', saved);
  });
  await check('updateJob', 'life', 'what was saved is read back', async () => {
    const id = await tenant.addJob(memberSession);
    const body = {
      title: tenant.word('renamed'),
      description: 'New text.\nSecond line.',
      skills_required: 'Rust',
    };
    const saved = await client.must('updateJob', { id, body }, memberSession);
    expectFields(saved, saved.body, { id, ...body });
    const { exchange, job } = await listed(id);
    expectFields(exchange, job, { id, ...body });
  });
  await check('deleteJob', 'life', 'what was deleted is gone', async () => {
    const id = await tenant.addJob(memberSession);
    await client.must('deleteJob', { id }, memberSession);
    const { exchange, job } = await listed(id);
    expectThat(job === undefined, `expected no job ${id} in the list`, exchange);
    expectRefusal(await client.send('deleteJob', { id }, memberSession), 404, 'not_found');
    const body = jobOf(tenant.word('late'));
    expectRefusal(await client.send('updateJob', { id, body }, memberSession), 404, 'not_found');
    const candidate_id = await world.standing.candidate();
    const analysis = await client.send(
      'analyzeResume',
      { body: { candidate_id, job_id: id } },
      memberSession,
    );
    expectRefusal(analysis, 404, 'not_found');
  });
  for (const operationId of ['updateJob', 'deleteJob']) {
    await check(operationId, 'life', 'an admin may, whoever it belongs to', async () => {
      const id = await tenant.addJob(memberSession);
      const body = operationId === 'updateJob' ? { body: jobOf(tenant.word('edited')) } : {};
      expectSuccess(await client.send(operationId, { id, ...body }, tenant.admin));
    });
  }
  await check('listJobs', 'life', "an admin sees a regular user's jobs", async () => {
    const id = await world.standing.job();
    const exchange = await client.must('listJobs', {}, tenant.admin);
    expectThat(findById(exchange.body, id) !== undefined, `expected the job ${id} in the list`, exchange);
  });
  await check('updateJob', 'life', 'an empty list takes back what was set about criteria', async () => {
    const form = jobOf(tenant.word('weighed'));
    const criteria = [{ name: 'Kubernetes', importance: 'must' }];
    const created = await client.exchange('createJob', { body: { ...form, criteria } }, memberSession);
    // An extension: a server that does not keep it refuses it, or drops it from its answers.
    if (at(created.body, 'criteria') === undefined) return;
    const id = textAt(created.body, 'id') ?? '';
    await client.must('updateJob', { id, body: { ...form, criteria: [] } }, memberSession);
    const { exchange, job } = await listed(id);
    expectThat(
      listAt(job, 'criteria').length === 0,
      'expected no criteria, as none is set any more',
      exchange,
    );
  });
}

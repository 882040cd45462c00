import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { findById, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { jobOf } from '../texts.ts';

export async function checkJobs({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const listed = async (id: string) => {
    const exchange = await client.must('listJobs', {}, memberSession);
    return { exchange, job: findById(exchange.body, id) };
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
}

import type { Session } from '../Client.ts';
import { expectSuccess, expectThat } from '../expectations.ts';
import { findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** To whom what was a deleted person's passes. */
export async function checkHeirs({ check, client, world }: Kit): Promise<void> {
  const { tenant, recipient, colleague, colleagueSession } = world;
  const addLeaving = async () => {
    const person = await tenant.addPerson();
    return { person, session: await client.signIn('who is deleted', person) };
  };
  const countOf = async (admin: Session) => {
    const query = { user: recipient.fullName };
    const { body } = await client.must('getUserPerformance', { query }, admin);
    return [numberAt(body, 'activeJobs'), numberAt(body, 'activeCandidates')].join(' jobs, ');
  };

  await check('deleteUser', 'life', 'what was theirs is then of the admin who deleted them', async () => {
    const { person, session } = await addLeaving();
    const job = await tenant.addJob(session);
    await tenant.addCandidate(session);
    const admin = await client.signIn('a second admin', recipient);
    const [jobs = 0, candidates = 0] = (await countOf(admin)).split(' jobs, ').map(Number);
    await client.must('deleteUser', { id: person.id }, admin);
    const after = await countOf(admin);
    const expected = `${jobs + 1} jobs, ${candidates + 1}`;
    expectThat(after === expected, `expected ${expected} of the admin who deleted them, not ${after}`);
    const list = await client.must('listJobs', {}, admin);
    const owner = textAt(findById(list.body, job), 'created_by', 'id');
    const right = owner === undefined || owner === recipient.id;
    expectThat(right, `expected created_by to be ${recipient.id}`, list);
  });
  await check('deleteUser', 'life', 'what they had shared stays shared', async () => {
    const { person, session } = await addLeaving();
    const id = await tenant.addCandidate(session);
    const body = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body }, session);
    await client.must('deleteUser', { id: person.id }, tenant.admin);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
  });
  await check('listCandidateNotes', 'life', 'who was deleted is not among those mentioned', async () => {
    const { ownerSession } = world;
    const [stays, leaves] = [colleague, await tenant.addPerson()];
    const id = await tenant.addCandidate(ownerSession);
    for (const person of [stays, leaves]) {
      const body = { candidate_id: id, shared_with_user_id: person.id, note: '' };
      await client.must('shareCandidate', { body }, ownerSession);
    }
    const body = { text: 'Look.', mentions: [stays.id, leaves.id] };
    await client.must('createCandidateNote', { id, body }, ownerSession);
    await client.must('deleteUser', { id: leaves.id }, tenant.admin);
    const notes = await client.must('listCandidateNotes', { id }, ownerSession);
    const told = listAt(listAt(notes, 'body')[0], 'mentions').map((one) => textAt(one, 'id'));
    expectThat(told.join() === stays.id, `expected the mention of ${stays.id} alone`, notes);
  });
}

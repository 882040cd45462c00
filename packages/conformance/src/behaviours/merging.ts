import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { findById, listAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { nextSecond } from '../nextSecond.ts';

/** What of two candidates who become one stays with the one that stays. */
export async function checkMerging({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession, colleague, colleagueSession } = world;
  const fieldsOf = () => {
    const name = tenant.word('merged');
    return { name, email: `${name}@example.com`, phone: '+49 30 5550 199', notes: 'Of both.' };
  };
  const merge = (id: string, other_id: string) =>
    client.must('mergeCandidates', { id, body: { other_id, ...fieldsOf() } }, ownerSession);

  await check('mergeCandidates', 'life', 'whom the other was shared with sees the one', async () => {
    const [id, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const share = { candidate_id: other, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
    await merge(id, other);
    expectSuccess(await client.send('getCandidate', { id }, colleagueSession));
    await client.must('restoreCandidate', { id: other }, ownerSession);
    expectRefusal(await client.send('getCandidate', { id }, colleagueSession), 404, 'not_found');
  });
  await check('mergeCandidates', 'life', 'the hold of the other holds the one', async () => {
    const [id, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    await client.must('holdCandidate', { id: other, body: { reason: tenant.marker } }, tenant.admin);
    const countLifted = async () => {
      const query = { kind: 'retention_released' };
      const record = await client.must('listLedger', { query }, tenant.admin);
      const told = listAt(record.body, 'entries').filter((one) => textAt(one, 'candidate', 'id') === id);
      return { record, count: told.length };
    };
    await merge(id, other);
    const { count: before } = await countLifted();
    await client.must('liftHold', { id }, tenant.admin);
    const { count, record } = await countLifted();
    const isHeld = before === 0 && count === 1;
    expectThat(isHeld, 'expected its hold to be lifted by the call that lifts it, and not before', record);
  });
  await check('mergeCandidates', 'life', 'it names those that were merged into the other, too', async () => {
    const [id, other, third] = [
      await tenant.addCandidate(ownerSession),
      await tenant.addCandidate(ownerSession),
      await tenant.addCandidate(ownerSession),
    ];
    await merge(other, third);
    await merge(id, other);
    const list = await client.must('listCandidates', {}, ownerSession);
    const names = listAt(recordAt({ one: findById(list.body, id) }, 'one'), 'merged_ids');
    for (const each of [other, third])
      expectThat(names.includes(each), `expected ${each} among merged_ids`, list);
  });
  await check('mergeCandidates', 'life', 'in a job of both it stays in its own stage', async () => {
    const stages = listAt(await client.must('listStages', {}, ownerSession), 'body');
    const job = await tenant.addJob(ownerSession);
    const ids = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    for (const [index, one] of ids.entries()) {
      const body = { candidate_ids: [one], stage_id: textAt(stages[1 - index], 'id') ?? '' };
      await client.must('moveApplications', { id: job, body }, ownerSession);
    }
    const [id = '', other = ''] = ids;
    await merge(id, other);
    const listed = await client.must('listApplications', { id: job }, ownerSession);
    const own = listAt(listed, 'body').find((one) => textAt(one, 'candidate', 'id') === id);
    const stage = textAt(stages[1], 'id');
    expectThat(textAt(own, 'stage_id') === stage, `expected ${id} to stay in the stage ${stage}`, listed);
  });
  await check('mergeCandidates', 'life', 'of one tag in two cases it keeps one', async () => {
    const [id, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const tag = tenant.word('tag').slice(-40);
    await client.must('setCandidateTags', { id, body: { tags: [tag] } }, ownerSession);
    const tags = [tag.toUpperCase(), 'relocates'];
    await client.must('setCandidateTags', { id: other, body: { tags } }, ownerSession);
    await merge(id, other);
    const list = await client.must('listCandidates', {}, ownerSession);
    const kept = listAt(findById(list.body, id), 'tags').map((one) => String(one).toLowerCase());
    const expected = [tag.toLowerCase(), 'relocates'];
    expectThat(
      kept.toSorted().join() === expected.toSorted().join(),
      `expected the tags ${expected.join()}`,
      list,
    );
  });
  await check('mergeCandidates', 'life', 'the notes of the other stay as they were written', async () => {
    const [id, other] = [await tenant.addCandidate(ownerSession), await tenant.addCandidate(ownerSession)];
    const share = { candidate_id: other, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const note = { id: other, body: { text: 'Called them.' } };
    const written = await client.must('createCandidateNote', note, colleagueSession);
    await nextSecond();
    await merge(id, other);
    const notes = await client.must('listCandidateNotes', { id }, ownerSession);
    const [was = '', is = ''] = [written.body, listAt(notes, 'body')[0]].map((one) =>
      [textAt(one, 'by', 'id'), textAt(one, 'at')].join(' at '),
    );
    expectThat(is === was, `expected the note to be by ${was}, not by ${is}`, notes);
  });
  await check('mergeCandidates', 'life', 'nobody takes in whom they do not own', async () => {
    const id = await tenant.addCandidate(colleagueSession);
    const other = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: other, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const body = { other_id: other, ...fieldsOf() };
    const refused = await client.send('mergeCandidates', { id, body }, colleagueSession);
    expectRefusal(refused, 403, 'not_owner');
    expectSuccess(await client.send('getCandidate', { id: other }, ownerSession));
  });
}

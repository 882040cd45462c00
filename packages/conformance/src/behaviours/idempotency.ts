import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

/** The header `Idempotency-Key`, where the server says that it takes it: of candidates and of mails to them. */
export async function checkIdempotency({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const create = (name: string, key: string, session = memberSession) =>
    client.send('createCandidate', { body: candidateOf(name) }, session, {
      headers: { 'Idempotency-Key': key },
    });

  await check('createCandidate', 'life', 'a form sent again with its key is stored once', async () => {
    const list = await client.must('listCandidates', {}, memberSession);
    if (list.headers.get('Accept-Idempotency-Key') !== 'true') return;
    const name = tenant.word('again');
    const key = tenant.word('key');
    const first = await create(name, key);
    const again = await create(name, key);
    expectSuccess(again);
    const id = textAt(first.body, 'id');
    expectThat(textAt(again.body, 'id') === id, `expected the candidate ${id} of the first time`, again);
    const after = await client.must('listCandidates', {}, memberSession);
    const times = listAt({ list: after.body }, 'list').filter((one) => textAt(one, 'name') === name).length;
    expectThat(times === 1, `expected the candidate once, not ${times} times`, after);
    const other = await create(tenant.word('other'), key);
    expectRefusal(other, 422, 'validation_failed');
  });
  await check('createCandidate', 'life', 'the key of one person is not that of another', async () => {
    const list = await client.must('listCandidates', {}, memberSession);
    if (list.headers.get('Accept-Idempotency-Key') !== 'true') return;
    const [name, key] = [tenant.word('again'), tenant.word('key')];
    const mine = await create(name, key);
    const theirs = await create(name, key, world.colleagueSession);
    expectSuccess(theirs);
    const same = textAt(theirs.body, 'id') === textAt(mine.body, 'id');
    expectThat(!same, "expected a candidate of the colleague's own", theirs);
  });

  await check('sendCandidateMail', 'life', 'a mail sent again with its key is sent once', async () => {
    const { ownerSession, colleague, colleagueSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const key = tenant.word('key');
    const write = (text: string, session = ownerSession) =>
      client.send('sendCandidateMail', { id, body: { subject: 'Hello', text } }, session, {
        headers: { 'Idempotency-Key': key },
      });
    const first = await write('Let us talk.');
    expectSuccess(first);
    if (first.headers.get('Accept-Idempotency-Key') !== 'true') return;
    const again = await write('Let us talk.');
    expectSuccess(again);
    const copy = textAt(first.body, 'id');
    expectThat(textAt(again.body, 'id') === copy, `expected the copy ${copy} of the first time`, again);
    expectThat(textAt(again.body, 'at') === textAt(first.body, 'at'), 'expected the same answer', again);
    const notes = await client.must('listCandidateNotes', { id }, ownerSession);
    const times = listAt({ list: notes.body }, 'list').length;
    expectThat(times === 1, `expected one copy among the notes, not ${times}`, notes);
    expectRefusal(await write('Let us talk soon.'), 422, 'validation_failed');
    const theirs = await write('Let us talk.', colleagueSession);
    expectSuccess(theirs);
    expectThat(textAt(theirs.body, 'id') !== copy, "expected a mail of the colleague's own", theirs);
  });
}

import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

/** The header `Idempotency-Key`, where the server says that it takes it: of candidates, and of notes about and mails to them. */
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

  await check('createCandidateNote', 'life', 'a note sent again with its key is kept once', async () => {
    const { ownerSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const write = (text: string) =>
      client.send('createCandidateNote', { id, body: { text } }, ownerSession, extras);
    const first = await write('Called her.');
    expectSuccess(first);
    if (first.headers.get('Accept-Idempotency-Key') !== 'true') return;
    const again = await write('Called her.');
    expectSuccess(again);
    const note = textAt(first.body, 'id');
    expectThat(textAt(again.body, 'id') === note, `expected the note ${note} of the first time`, again);
    const notes = await client.must('listCandidateNotes', { id }, ownerSession);
    const times = listAt(notes, 'body').length;
    expectThat(times === 1, `expected the note once, not ${times} times`, notes);
    expectRefusal(await write('Called him.'), 422, 'validation_failed');
  });

  await check('createCandidateNote', 'life', 'the key of one person is not that of another', async () => {
    const { ownerSession, colleague, colleagueSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const write = (session: typeof ownerSession) =>
      client.send('createCandidateNote', { id, body: { text: 'Called her.' } }, session, extras);
    const mine = await write(ownerSession);
    expectSuccess(mine);
    const theirs = await write(colleagueSession);
    expectSuccess(theirs);
    const same = textAt(theirs.body, 'id') === textAt(mine.body, 'id');
    expectThat(!same, "expected a note of the colleague's own", theirs);
  });

  await check('sendCandidateMail', 'life', 'not again once its copy is deleted', async () => {
    const { ownerSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const body = { subject: 'Hello', text: 'Let us talk.' };
    const first = await client.send('sendCandidateMail', { id, body }, ownerSession, extras);
    expectSuccess(first);
    if (first.headers.get('Accept-Idempotency-Key') !== 'true') return;
    await client.must('deleteCandidateNote', { id: textAt(first.body, 'id') ?? '' }, ownerSession);
    const again = await client.send('sendCandidateMail', { id, body }, ownerSession, extras);
    expectRefusal(again, 422, 'validation_failed');
  });
  await check('createCandidateNote', 'life', 'not again once it is deleted', async () => {
    const { ownerSession } = world;
    const id = await tenant.addCandidate(ownerSession);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const body = { text: 'Called her.' };
    const first = await client.send('createCandidateNote', { id, body }, ownerSession, extras);
    expectSuccess(first);
    if (first.headers.get('Accept-Idempotency-Key') !== 'true') return;
    await client.must('deleteCandidateNote', { id: textAt(first.body, 'id') ?? '' }, ownerSession);
    const again = await client.send('createCandidateNote', { id, body }, ownerSession, extras);
    expectRefusal(again, 422, 'validation_failed');
  });
  await check('sendCandidateMail', 'life', 'not again to another address', async () => {
    const { ownerSession } = world;
    const form = candidateOf(tenant.word('moved'));
    const id = await client.mustCreate('createCandidate', { body: form }, ownerSession);
    const extras = { headers: { 'Idempotency-Key': tenant.word('key') } };
    const body = { subject: 'Hello', text: 'Let us talk.' };
    const first = await client.send('sendCandidateMail', { id, body }, ownerSession, extras);
    expectSuccess(first);
    if (first.headers.get('Accept-Idempotency-Key') !== 'true') return;
    const email = `${tenant.word('new')}@example.com`;
    await client.must('updateCandidate', { id, body: { ...form, email } }, ownerSession);
    const again = await client.send('sendCandidateMail', { id, body }, ownerSession, extras);
    expectRefusal(again, 422, 'validation_failed');
  });
}

import { expectFieldRefused, expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

const first = { starts_at: '2031-05-06T07:30:00Z', minutes: 30, place: 'Room 2' };
const second = { starts_at: '2031-05-07T09:00:00Z', minutes: 45, place: 'Room 3' };

/** Interviews that mails invite to, move and cancel. */
export async function checkInterviews({ check, client, world }: Kit): Promise<void> {
  const { tenant, owner, ownerSession, colleague, colleagueSession } = world;
  const beginsAt = (json: unknown, field: string) =>
    Date.parse(textAt(json, 'mail', field, 'starts_at') ?? '');
  /** A candidate, and the note of the mail that invited them to the first interview. */
  async function invite() {
    const id = await tenant.addCandidate(ownerSession);
    const body = { subject: 'Hello', text: 'Let us talk.', interview: first };
    const invitation = await client.must('sendCandidateMail', { id, body }, ownerSession);
    return { id, note: textAt(invitation.body, 'id') ?? '' };
  }

  await check('sendCandidateMail', 'life', 'an interview begins at the moment that was sent', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const interview = { starts_at: '2031-05-06T10:00:00+02:00', minutes: 30, place: 'Room 2' };
    const body = { subject: 'Hello', text: 'Let us talk.', interview };
    const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
    const begins = textAt(sent.body, 'mail', 'interview', 'starts_at') ?? '';
    expectThat(
      Date.parse(begins) === Date.parse(interview.starts_at),
      `expected 2031-05-06T08:00:00Z, not ${begins}`,
      sent,
    );
  });
  await check('sendCandidateMail', 'life', 'an interview that has begun is refused', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const interview = { starts_at: '2020-01-02T10:00:00Z', minutes: 30 };
    const body = { subject: 'Hello', text: 'Let us talk.', interview };
    const sent = await client.send('sendCandidateMail', { id, body }, ownerSession);
    expectFieldRefused(sent, 'interview', 'an interview in the past');
  });
  await check(
    'sendCandidateMail',
    'life',
    'an interview is cancelled once, and both mails say so',
    async () => {
      const { id, note: cancels } = await invite();
      const body = { subject: 'Cancelled', text: 'We have to cancel.', cancels };
      const other = await tenant.addCandidate(ownerSession);
      const strange = await client.send('sendCandidateMail', { id: other, body }, ownerSession);
      expectFieldRefused(strange, 'cancels', 'the interview of another candidate');
      const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
      expectThat(
        beginsAt(sent.body, 'cancelled_interview') === Date.parse(first.starts_at),
        `expected the cancelled interview of ${first.starts_at}`,
        sent,
      );
      const list = await client.must('listCandidateNotes', { id }, ownerSession);
      const kept = findById(list.body, cancels);
      expectThat(
        at(kept, 'mail', 'interview_cancelled') === true,
        'expected the first mail to say interview_cancelled',
        list,
      );
      const again = await client.send('sendCandidateMail', { id, body }, ownerSession);
      expectFieldRefused(again, 'cancels', 'an interview that is cancelled already');
    },
  );
  await check('sendCandidateMail', 'life', 'an interview is moved once, and both mails say so', async () => {
    const { id, note: moves } = await invite();
    const body = { subject: 'Moved', text: 'We have to move.', interview: second, moves };
    const other = await tenant.addCandidate(ownerSession);
    const strange = await client.send('sendCandidateMail', { id: other, body }, ownerSession);
    expectFieldRefused(strange, 'moves', 'the interview of another candidate');
    const { interview: _, ...without } = body;
    const nowhere = await client.send('sendCandidateMail', { id, body: without }, ownerSession);
    expectFieldRefused(nowhere, 'moves', 'a move without an interview');
    const same = { ...body, interview: first };
    const unchanged = await client.send('sendCandidateMail', { id, body: same }, ownerSession);
    expectFieldRefused(unchanged, 'interview', 'an interview that is as it was');
    const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
    expectThat(
      beginsAt(sent.body, 'moved_interview') === Date.parse(first.starts_at),
      `expected the moved interview of ${first.starts_at}`,
      sent,
    );
    const list = await client.must('listCandidateNotes', { id }, ownerSession);
    const kept = findById(list.body, moves);
    expectThat(
      at(kept, 'mail', 'interview_moved') === true &&
        beginsAt(kept, 'interview_moved_to') === Date.parse(second.starts_at),
      `expected the first mail to say interview_moved, to ${second.starts_at}`,
      list,
    );
    const again = await client.send('sendCandidateMail', { id, body }, ownerSession);
    expectFieldRefused(again, 'moves', 'an interview that is moved already');
  });
  await check('sendCandidateMail', 'life', 'the newest of a moved interview is cancelled', async () => {
    const { id, note: moves } = await invite();
    const move = { subject: 'Moved', text: 'We have to move.', interview: second, moves };
    const moved = await client.must('sendCandidateMail', { id, body: move }, ownerSession);
    const words = { subject: 'Cancelled', text: 'We have to cancel.' };
    const old = { ...words, cancels: moves };
    const refused = await client.send('sendCandidateMail', { id, body: old }, ownerSession);
    expectFieldRefused(refused, 'cancels', 'an interview that a later mail has moved');
    const body = { ...words, cancels: textAt(moved.body, 'id') ?? '' };
    const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
    expectThat(
      beginsAt(sent.body, 'cancelled_interview') === Date.parse(second.starts_at),
      `expected the cancelled interview of ${second.starts_at}`,
      sent,
    );
    const again = { ...move, interview: first, moves: body.cancels };
    const late = await client.send('sendCandidateMail', { id, body: again }, ownerSession);
    expectFieldRefused(late, 'moves', 'an interview that is cancelled');
  });
  await check(
    'sendCandidateMail',
    'life',
    'whom the candidate was shared with neither cancels nor moves what another invited to',
    async () => {
      const { id, note } = await invite();
      const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
      await client.must('shareCandidate', { body: share }, ownerSession);
      const words = { subject: 'Changed', text: 'We have to change it.' };
      for (const body of [
        { ...words, cancels: note },
        { ...words, interview: second, moves: note },
      ])
        expectRefusal(
          await client.send('sendCandidateMail', { id, body }, colleagueSession),
          403,
          'not_owner',
        );
      const list = await client.must('listCandidateNotes', { id }, colleagueSession);
      const seen = findById(list.body, note);
      expectThat(
        at(seen, 'mail', 'can_change_interview') === false,
        'expected can_change_interview to be false for whom the candidate was shared with',
        list,
      );
      const owned = await client.must('listCandidateNotes', { id }, ownerSession);
      expectThat(
        at(findById(owned.body, note), 'mail', 'can_change_interview') === true,
        'expected can_change_interview to be true for who invited',
        owned,
      );
    },
  );
  await check(
    'listComingInterviews',
    'life',
    'one that is moved has its new time, and one that is cancelled is gone',
    async () => {
      const { id, note } = await invite();
      const listed = async (session: typeof ownerSession) => {
        const answer = await client.must('listComingInterviews', {}, session);
        const own = listAt(answer, 'body').filter((one) => textAt(one, 'candidate', 'id') === id);
        const begins = own.map((one) => Date.parse(textAt(one, 'interview', 'starts_at') ?? ''));
        return { answer, own, begins };
      };
      const expectAt = async (session: typeof ownerSession, times: readonly string[], who: string) => {
        const { answer, begins } = await listed(session);
        expectThat(
          begins.join() === times.map(Date.parse).join(),
          `expected ${who} to get ${times.join(', ') || 'no interview of this candidate'}`,
          answer,
        );
      };
      const { answer, own } = await listed(ownerSession);
      expectThat(
        own.length === 1 && textAt(own[0], 'id') === note && textAt(own[0], 'by', 'id') === owner.id,
        'expected the interview once, with its note and who invited',
        answer,
      );
      await expectAt(tenant.admin, [first.starts_at], 'an admin');
      await expectAt(colleagueSession, [], 'a colleague who does not see the candidate');
      const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
      await client.must('shareCandidate', { body: share }, ownerSession);
      await expectAt(colleagueSession, [first.starts_at], 'whom the candidate is shared with');
      const move = { subject: 'Moved', text: 'We have to move.', interview: second, moves: note };
      const moved = await client.must('sendCandidateMail', { id, body: move }, ownerSession);
      await expectAt(ownerSession, [second.starts_at], 'who invited');
      const cancel = { subject: 'Cancelled', text: 'We cancel.', cancels: textAt(moved.body, 'id') ?? '' };
      await client.must('sendCandidateMail', { id, body: cancel }, ownerSession);
      await expectAt(ownerSession, [], 'who invited');
    },
  );
  await check(
    'listComingInterviews',
    'life',
    'the one that begins first comes first, until its note is deleted',
    async () => {
      const words = { subject: 'Hello', text: 'Let us talk.' };
      const notes: string[] = [];
      for (const interview of [second, first]) {
        const id = await tenant.addCandidate(ownerSession);
        const sent = await client.must(
          'sendCandidateMail',
          { id, body: { ...words, interview } },
          ownerSession,
        );
        notes.push(textAt(sent.body, 'id') ?? '');
      }
      const answer = await client.must('listComingInterviews', {}, ownerSession);
      const begins = listAt(answer, 'body').map((one) =>
        Date.parse(textAt(one, 'interview', 'starts_at') ?? ''),
      );
      expectThat(
        begins.length > 1 && begins.every((time, index) => time >= (begins[index - 1] ?? time)),
        'expected the list in the order of its times, the next one first',
        answer,
      );
      for (const id of notes) await client.must('deleteCandidateNote', { id }, ownerSession);
      const after = await client.must('listComingInterviews', {}, ownerSession);
      const isGone = notes.every((id) => findById(after.body, id) === undefined);
      expectThat(isGone, 'expected no interview whose note was deleted', after);
    },
  );
  await check('sendCandidateMail', 'life', 'an admin cancels what another invited to', async () => {
    const { id, note: cancels } = await invite();
    const body = { subject: 'Cancelled', text: 'We have to cancel.', cancels };
    expectSuccess(await client.send('sendCandidateMail', { id, body }, tenant.admin));
  });
  await check('listComingInterviews', 'life', 'one that was moved is by who moved it', async () => {
    const { id, note: moves } = await invite();
    const body = { subject: 'Moved', text: 'We have to move.', interview: second, moves };
    const moved = await client.must('sendCandidateMail', { id, body }, tenant.admin);
    const answer = await client.must('listComingInterviews', {}, ownerSession);
    const own = listAt(answer, 'body').find((one) => textAt(one, 'candidate', 'id') === id);
    const right =
      textAt(own, 'id') === textAt(moved.body, 'id') &&
      textAt(own, 'by', 'id') === textAt(moved.body, 'by', 'id');
    expectThat(right, 'expected the note of the mail that moved it, and who wrote that', answer);
  });
  await check('sendCandidateMail', 'life', 'the same moment in another offset is no move', async () => {
    const { id, note: moves } = await invite();
    const interview = { ...first, starts_at: '2031-05-06T09:30:00+02:00' };
    const body = { subject: 'Moved', text: 'We have to move.', interview, moves };
    const sent = await client.send('sendCandidateMail', { id, body }, ownerSession);
    expectFieldRefused(sent, 'interview', `the moment ${first.starts_at}, at which it is already`);
  });
  const templates = await unlessNotTried(() => client.send('listMailTemplates', {}, ownerSession));
  if (!templates || at(templates.body, 'takes_jobs') !== true) return;
  await check('sendCandidateMail', 'life', 'an interview is for the job that is named', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const for_job = await tenant.addJob(ownerSession);
    const words = { subject: 'Hello', text: 'Let us talk.', for_job };
    const without = await client.send('sendCandidateMail', { id, body: words }, ownerSession);
    expectFieldRefused(without, 'for_job', 'a job without an interview');
    const body = { ...words, interview: first };
    const unseen = { ...body, for_job: await tenant.addJob(colleagueSession) };
    expectRefusal(
      await client.send('sendCandidateMail', { id, body: unseen }, ownerSession),
      404,
      'not_found',
    );
    const sent = await client.must('sendCandidateMail', { id, body }, ownerSession);
    expectThat(textAt(sent.body, 'mail', 'job', 'id') === for_job, `expected the job ${for_job}`, sent);
    const toCome = await client.must('listComingInterviews', {}, ownerSession);
    const own = listAt(toCome, 'body').find((one) => textAt(one, 'candidate', 'id') === id);
    expectThat(textAt(own, 'job', 'id') === for_job, `expected the job ${for_job}`, toCome);
  });
  await check('sendCandidateMail', 'life', 'an interview that is moved stays for its job', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const for_job = await tenant.addJob(ownerSession);
    const words = { subject: 'Hello', text: 'Let us talk.' };
    const invitation = { id, body: { ...words, interview: first, for_job } };
    const invited = await client.must('sendCandidateMail', invitation, ownerSession);
    const moves = textAt(invited.body, 'id') ?? '';
    const move = { id, body: { ...words, interview: second, moves } };
    const moved = await client.must('sendCandidateMail', move, ownerSession);
    expectThat(textAt(moved.body, 'mail', 'job', 'id') === for_job, `expected the job ${for_job}`, moved);
  });
}

import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { SendCandidateMailResponse } from '@cortex/api-client/mails/validators';
import { ListCandidateNotesResponse } from '@cortex/api-client/notes/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; lead: string; member: string; stranger: string };
let mara: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_lead', email: 'lead@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    lead: await server.signIn('lead@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
  mara = await addCandidate('Mara Lindqvist', 'mara@example.com');
  const share = { candidate_id: mara, shared_with_user_id: 'usr_member', note: '' };
  await server.app.request('/candidates/share/', asJson('POST', tokens.admin, share));
});

async function addCandidate(name: string, email: string, token = tokens.admin): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, email, phone: '+49 30 5550 100', notes: 'Called.' }))
    body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const mail = { subject: 'Your interview', text: 'Dear Mara,\n\nlet us talk.\n\nJordan' };
const tenth = { starts_at: '2026-12-01T10:00:00.000Z', minutes: 45, place: '12 Harbour Street' };
const eleventh = { starts_at: '2026-12-01T11:00:00.000Z', minutes: 30, place: 'Room 2' };
const twelfth = { starts_at: '2026-12-01T12:00:00.000Z', minutes: 30 };

const send = (body: object, { token = tokens.admin, to = mara, key = '' } = {}) => {
  const { headers, ...init } = asJson('POST', token, { ...mail, ...body });
  return server.app.request(`/candidates/${to}/mails`, {
    ...init,
    headers: { ...headers, ...(key === '' ? {} : { 'Idempotency-Key': key }) },
  });
};
const sendMail = async (body: object, options: Parameters<typeof send>[1] = {}) =>
  readAs(SendCandidateMailResponse, await send(body, options));
const invite = async () => (await sendMail({ interview: tenth })).id;
const refusalOf = async (body: object, options: Parameters<typeof send>[1] = {}) => {
  const refused = await send(body, options);
  expect(refused.status).toBe(422);
  return (await readError(refused)).errors;
};
const notes = async () =>
  readAs(
    ListCandidateNotesResponse,
    await server.app.request(`/candidates/${mara}/notes`, bearer(tokens.admin)),
  );
const mailOf = async (noteId: string) => (await notes()).find(({ id }) => id === noteId)?.mail;
const remove = (id: string) =>
  server.app.request(`/notes/${id}`, { method: 'DELETE', ...bearer(tokens.admin) });

/** A mail that waits, as where the mail server did not take it at once. */
async function sendLater(body: object): Promise<string> {
  const { id } = await sendMail(body);
  await server.readMails();
  const next = { attempts: 1, next_at: '2031-01-01T00:00:00.000Z', created_at: '2026-11-20T00:00:00.000Z' };
  await server.db
    .insertInto('outbox')
    .values({ id: `out_${id}`, kind: 'candidate', recipient: mara, subject_id: id, ...next })
    .execute();
  return id;
}

/** The lines of each calendar that went to the candidate, in order. */
const calendars = async () =>
  (await server.readMails())
    .filter(({ to }) => to === 'mara@example.com')
    .map(({ icalEvent }) => icalEvent?.content.replace(/\r\n /g, '').split('\r\n') ?? []);
const find = (lines: readonly string[] = [], name = '') => lines.find((line) => line.startsWith(name));

test('a moved interview is the same event of the calendar each time, in the name of who invited', async () => {
  const first = await invite();
  expect(await mailOf(first)).toMatchObject({ interview_cancelled: false, interview_moved: false });
  const move = { interview: eleventh, moves: first };
  const second = await sendMail(move, { token: tokens.lead, key: 'first-move' });
  expect(second.mail).toEqual({
    to: 'mara@example.com',
    subject: mail.subject,
    interview: eleventh,
    interview_cancelled: false,
    interview_moved: false,
    can_change_interview: true,
    moved_interview: tenth,
  });
  expect(await sendMail(move, { token: tokens.lead, key: 'first-move' })).toEqual(second);
  expect(await mailOf(first)).toEqual({
    to: 'mara@example.com',
    subject: mail.subject,
    interview: tenth,
    interview_cancelled: false,
    interview_moved: true,
    can_change_interview: true,
    interview_moved_to: eleventh,
  });
  const third = await sendMail({ interview: twelfth, moves: second.id });
  expect(third.mail?.moved_interview).toEqual(eleventh);
  const last = await sendMail({ cancels: third.id }, { token: tokens.lead });
  expect(last.mail?.cancelled_interview).toEqual(twelfth);
  expect(await mailOf(third.id)).toMatchObject({ interview_cancelled: true, interview_moved: false });

  const sent = await calendars();
  expect(sent.map((lines) => find(lines, 'SEQUENCE:'))).toEqual([0, 1, 2, 3].map((n) => `SEQUENCE:${n}`));
  expect(sent.map((lines) => find(lines, 'METHOD:'))).toEqual([
    ...[0, 1, 2].map(() => 'METHOD:REQUEST'),
    'METHOD:CANCEL',
  ]);
  expect(sent.map((lines) => find(lines, 'DTSTART:'))).toEqual(
    ['10', '11', '12', '12'].map((hour) => `DTSTART:20261201T${hour}0000Z`),
  );
  expect(find(sent[1], 'LOCATION')).toBe('LOCATION:Room 2');
  expect(find(sent[2], 'LOCATION')).toBeUndefined();
  for (const name of ['UID:', 'ORGANIZER', 'SUMMARY']) {
    expect(find(sent[0], name)).toBeDefined();
    expect(new Set(sent.map((lines) => find(lines, name)))).toEqual(new Set([find(sent[0], name)]));
  }
  const replies = (await server.readMails()).filter(({ to }) => to === 'mara@example.com');
  expect(replies.map(({ replyTo }) => replyTo?.split('@')[0])).toEqual(['admin', 'lead', 'admin', 'lead']);
});

test('of two who move at once one does, and so of one who moves and one who cancels', async () => {
  for (const other of [{ interview: twelfth }, {}]) {
    const id = await invite();
    const body = 'interview' in other ? { ...other, moves: id } : { cancels: id };
    const answers = await Promise.all([send({ interview: eleventh, moves: id }), send(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  }
  expect(await notes()).toHaveLength(4);
});

test('what cannot be moved is refused, and nothing is sent', async () => {
  const id = await invite();
  const plain = await sendMail({});
  const other = await addCandidate('Sam Other', 'sam@example.com');
  const gone = { moves: 'There is no interview to move: the note of its mail is gone.' };
  const interview = eleventh;
  expect(await refusalOf({ interview, moves: plain.id })).toEqual(gone);
  expect(await refusalOf({ interview, moves: 'nte_nobody' })).toEqual(gone);
  expect(await refusalOf({ interview, moves: id }, { to: other })).toEqual(gone);
  expect(await refusalOf({ moves: id })).toEqual({ moves: 'A mail that moves an interview says what to.' });
  expect(await refusalOf({ interview, moves: id, cancels: id })).toEqual({
    cancels: 'A mail either invites to an interview or cancels one.',
  });
  expect(await refusalOf({ interview: { ...tenth, place: ' 12 Harbour Street ' }, moves: id })).toEqual({
    interview: 'The interview is as it was. Choose another time, length or place.',
  });
  expect(await refusalOf({ interview: { ...tenth, starts_at: '2020-01-01T10:00:00Z' }, moves: id })).toEqual({
    interview: 'Choose a time that is still to come.',
  });
  expect((await send({ interview, moves: id }, { token: tokens.stranger })).status).toBe(404);
  expect(await notes()).toHaveLength(2);
  expect(await calendars()).toHaveLength(2);

  await sendMail({ interview, moves: id });
  const moved = 'This interview is moved already, by a later mail.';
  expect(await refusalOf({ interview: twelfth, moves: id })).toEqual({ moves: moved });
  expect(await refusalOf({ cancels: id })).toEqual({ cancels: moved });
  const second = await invite();
  await sendMail({ cancels: second });
  expect(await refusalOf({ interview, moves: second })).toEqual({
    moves: 'This interview is cancelled already.',
  });
  const third = await invite();
  server.advance(Date.parse(tenth.starts_at) - server.dependencies.clock().getTime());
  tokens.admin = await server.signIn('admin@example.com');
  expect(await refusalOf({ interview, moves: third })).toEqual({
    moves: 'This interview has begun and cannot be moved any more.',
  });
});

test('who sees a candidate by a share changes what they invited to alone, its owner and admins all', async () => {
  const admins = await invite();
  for (const change of [{ cancels: admins }, { interview: eleventh, moves: admins }]) {
    const refused = await send(change, { token: tokens.member });
    expect(refused.status).toBe(403);
    expect((await readError(refused)).code).toBe('not_owner');
  }
  expect(await notes()).toHaveLength(1);
  const members = (await sendMail({ interview: tenth }, { token: tokens.member })).id;
  const moved = await sendMail({ interview: eleventh, moves: members }, { token: tokens.lead });
  const seen = await readAs(
    ListCandidateNotesResponse,
    await server.app.request(`/candidates/${mara}/notes`, bearer(tokens.member)),
  );
  expect(Object.fromEntries(seen.map(({ id, mail }) => [id, mail?.can_change_interview]))).toEqual({
    [admins]: false,
    [members]: true,
    [moved.id]: true,
  });
  expect((await sendMail({ cancels: moved.id }, { token: tokens.member })).mail?.cancelled_interview).toEqual(
    eleventh,
  );

  const owned = await addCandidate('Sam Other', 'sam@example.com', tokens.member);
  const leads = (await sendMail({ interview: tenth }, { token: tokens.lead, to: owned })).id;
  await sendMail({ cancels: leads }, { token: tokens.member, to: owned });
});

test('a move that is deleted before it goes out moves nothing, one that has gone out has', async () => {
  const first = await invite();
  const second = await sendLater({ interview: eleventh, moves: first });
  await remove(second);
  expect(await mailOf(first)).toMatchObject({ interview_moved: false });
  expect(await mailOf(first)).not.toHaveProperty('interview_moved_to');
  await server.db.deleteFrom('outbox').execute();
  const third = (await sendMail({ interview: eleventh, moves: first })).id;
  await server.readMails();
  await remove(third);
  expect(await mailOf(first)).toMatchObject({ interview_moved: true, interview_moved_to: eleventh });
});

test('what became of a move that never went out became of the interview before it', async () => {
  const first = await invite();
  const second = await sendLater({ interview: eleventh, moves: first });
  const third = await sendLater({ interview: tenth, moves: second });
  const fourth = await sendLater({ interview: eleventh, moves: third });
  await remove(fourth);
  expect(await mailOf(first)).toMatchObject({ interview_moved_to: eleventh });
  expect(await mailOf(third)).toMatchObject({ interview_moved: false });
  await remove(second);
  expect(await mailOf(first)).toMatchObject({ interview_moved_to: tenth });
  const cancellation = await sendLater({ cancels: third });
  await remove(third);
  expect(await mailOf(first)).toMatchObject({ interview_cancelled: true, interview_moved: false });
  await remove(cancellation);
  expect(await mailOf(first)).toMatchObject({ interview_cancelled: false, interview_moved: false });
  expect((await send({ interview: twelfth, moves: first })).status).toBe(201);
});

test('a cancellation that an older release wrote goes out as the first change', async () => {
  const first = await invite();
  await server.readMails();
  const old = { eventId: first, invitedBy: 'usr_admin', interview: tenth };
  const copy = await sendMail({});
  await server.readMails();
  await server.db
    .updateTable('candidate_mails')
    .set({ cancels: JSON.stringify(old) })
    .where('note_id', '=', copy.id)
    .execute();
  const now = '2026-11-20T00:00:00.000Z';
  await server.db
    .insertInto('outbox')
    .values({
      id: 'out_old',
      kind: 'candidate',
      recipient: mara,
      subject_id: copy.id,
      attempts: 0,
      next_at: now,
      created_at: now,
    })
    .execute();
  await sendMail({});
  const sent = (await calendars()).find((lines) => lines.includes('METHOD:CANCEL'));
  expect(find(sent, 'SEQUENCE:')).toBe('SEQUENCE:1');
});

test('a moved interview comes back with a deleted candidate, goes over in a merge, and is erased with them', async () => {
  const first = await invite();
  const { id: second } = await sendMail({ interview: eleventh, moves: first });
  const before = await notes();
  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await server.app.request(`/candidates/${mara}/restore`, asJson('POST', tokens.admin, {}));
  expect(await notes()).toEqual(before);

  const kept = await addCandidate('Mara L.', 'mara@example.com');
  const fields = { name: 'Mara Lindqvist', email: 'mara@example.com', phone: '1', notes: 'One' };
  const merged = await server.app.request(
    `/candidates/${kept}/merge`,
    asJson('POST', tokens.admin, { other_id: mara, ...fields }),
  );
  expect(merged.status).toBe(200);
  mara = kept;
  const newest = (await notes()).find((note) => note.mail?.moved_interview);
  expect(newest?.id).not.toBe(second);
  await sendMail({ cancels: newest?.id });
  const sent = await calendars();
  expect(find(sent.at(-1), 'SEQUENCE:')).toBe('SEQUENCE:2');
  expect(find(sent.at(-1), 'UID:')).toBe(find(sent[0], 'UID:'));

  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await server.carryOutDeletions();
  expect(await server.db.selectFrom('candidate_mails').selectAll().execute()).toEqual([]);
});

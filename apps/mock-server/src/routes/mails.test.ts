import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateCandidateResponse,
  GetCandidateResponse,
  RestoreCandidateResponse,
} from '@cortex/api-client/candidates/validators';
import {
  ListMailTemplatesResponse,
  SendCandidateMailResponse,
  UpdateMailTemplatesResponse,
} from '@cortex/api-client/mails/validators';
import { ListCandidateNotesResponse } from '@cortex/api-client/notes/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { outboxMail } from '../mail/mail.ts';

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
  mara = await addCandidate('Mara Lindqvist', 'Mara@example.com');
});

async function addCandidate(name: string, email: string): Promise<string> {
  const body = new FormData();
  const fields = { name, email, phone: '+49 30 5550 100', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(tokens.admin), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const mail = { subject: 'Your application', text: 'Dear Mara,\n\nlet us talk.\n\nJordan' };
const interview = { starts_at: '2026-12-01T13:00:00Z', minutes: 45, place: '12 Harbour Street' };
const later = { attempts: 1, next_at: '2031-01-01T00:00:00.000Z', created_at: '2026-11-20T00:00:00.000Z' };
const send = (token: string, body: object = mail) =>
  server.app.request(`/candidates/${mara}/mails`, asJson('POST', token, body));
function sendWithKey(
  token: string,
  key: string,
  { body = mail, to = mara }: { body?: object; to?: string } = {},
) {
  const { headers, ...init } = asJson('POST', token, body);
  return server.app.request(`/candidates/${to}/mails`, {
    ...init,
    headers: { ...headers, 'Idempotency-Key': key },
  });
}
const toMara = async () => (await server.readMails()).filter(({ to }) => to === 'Mara@example.com');
const notes = async () =>
  readAs(
    ListCandidateNotesResponse,
    await server.app.request(`/candidates/${mara}/notes`, bearer(tokens.admin)),
  );

test('a mail goes to the candidate, replies go to who wrote it, and a copy stands among the notes', async () => {
  const copy = await readAs(SendCandidateMailResponse, await send(tokens.admin));
  expect(copy).toMatchObject({
    text: mail.text,
    by: { id: 'usr_admin' },
    mail: { to: 'Mara@example.com', subject: 'Your application' },
  });
  expect(await notes()).toEqual([copy]);
  const [sent, ...more] = await toMara();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ subject: 'Your application', replyTo: 'admin@example.com' });
  expect(sent?.text).toContain('let us talk.');
  expect(sent?.text).toContain('Person usr_admin of org_one wrote this mail.');
  expect(sent?.icalEvent).toBeUndefined();
});

test('an interview is a calendar invitation of the mail', async () => {
  await readAs(SendCandidateMailResponse, await send(tokens.admin, { ...mail, interview }));
  expect((await notes())[0]?.mail?.interview).toEqual({
    ...interview,
    starts_at: '2026-12-01T13:00:00.000Z',
  });
  const [sent] = await toMara();
  expect(sent?.icalEvent?.method).toBe('REQUEST');
  const lines = sent?.icalEvent?.content.replace(/\r\n /g, '').split('\r\n') ?? [];
  expect(lines).toContain('METHOD:REQUEST');
  expect(lines).toContain('DTSTART:20261201T130000Z');
  expect(lines).toContain('DTEND:20261201T134500Z');
  expect(lines).toContain('LOCATION:12 Harbour Street');
  expect(lines.find((line) => line.startsWith('ORGANIZER'))?.toLowerCase()).toContain(
    'mailto:admin@example.com',
  );
  expect(lines.find((line) => line.startsWith('ATTENDEE'))?.toLowerCase()).toContain(
    'mailto:mara@example.com',
  );
});

test('a cancelled interview is cancelled in the calendar too, in the name of who invited, and once', async () => {
  const invitation = await readAs(
    SendCandidateMailResponse,
    await send(tokens.admin, { ...mail, interview }),
  );
  expect(invitation.mail?.interview_cancelled).toBe(false);
  const cancellation = { ...mail, text: 'Dear Mara, we have to cancel.', cancels: invitation.id };
  const copy = await readAs(
    SendCandidateMailResponse,
    await sendWithKey(tokens.lead, 'cancellation', { body: cancellation }),
  );
  expect(copy.mail).toEqual({
    to: 'Mara@example.com',
    subject: mail.subject,
    cancelled_interview: invitation.mail?.interview,
  });
  const again = await sendWithKey(tokens.lead, 'cancellation', { body: cancellation });
  expect(await readAs(SendCandidateMailResponse, again)).toEqual(copy);
  const kept = (await notes()).find(({ id }) => id === invitation.id);
  expect(kept?.mail).toMatchObject({ interview: invitation.mail?.interview, interview_cancelled: true });
  const refused = await send(tokens.admin, cancellation);
  expect((await readError(refused)).errors).toEqual({ cancels: 'This interview is cancelled already.' });

  const [invited, cancelled, ...more] = await toMara();
  expect(more).toEqual([]);
  const linesOf = (sent = invited) => sent?.icalEvent?.content.replace(/\r\n /g, '').split('\r\n') ?? [];
  const find = (lines: readonly string[], name: string) => lines.find((line) => line.startsWith(name));
  expect(cancelled?.replyTo).toBe('lead@example.com');
  expect(cancelled?.icalEvent?.method).toBe('CANCEL');
  expect(linesOf(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', 'DTSTART:20261201T130000Z']),
  );
  for (const name of ['UID:', 'ORGANIZER', 'SUMMARY'])
    expect(find(linesOf(cancelled), name)).toBe(find(linesOf(), name));
  expect(find(linesOf(), 'UID:')).toBeDefined();
});

test('two who cancel at once send one cancellation', async () => {
  const { id: cancels } = await readAs(
    SendCandidateMailResponse,
    await send(tokens.admin, { ...mail, interview }),
  );
  const answers = await Promise.all([1, 2].map(() => send(tokens.admin, { ...mail, cancels })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await notes()).toHaveLength(2);
});

test('what cannot be cancelled is refused, and nothing is sent', async () => {
  const plain = await readAs(SendCandidateMailResponse, await send(tokens.admin));
  const { id } = await readAs(SendCandidateMailResponse, await send(tokens.admin, { ...mail, interview }));
  const other = await addCandidate('Sam Other', 'sam@example.com');
  const gone = 'There is no interview to cancel: the note of its mail is gone.';
  const refusals = [
    [mara, { ...mail, cancels: plain.id }, gone],
    [mara, { ...mail, cancels: 'nte_nobody' }, gone],
    [other, { ...mail, cancels: id }, gone],
    [mara, { ...mail, interview, cancels: id }, 'A mail either invites to an interview or cancels one.'],
  ] as const;
  for (const [to, body, said] of refusals) {
    const refused = await server.app.request(`/candidates/${to}/mails`, asJson('POST', tokens.admin, body));
    expect(refused.status).toBe(422);
    expect((await readError(refused)).errors).toEqual({ cancels: said });
  }
  server.advance(Date.parse(interview.starts_at) - server.dependencies.clock().getTime());
  tokens.admin = await server.signIn('admin@example.com');
  expect((await readError(await send(tokens.admin, { ...mail, cancels: id }))).errors).toEqual({
    cancels: 'This interview has begun and cannot be cancelled any more.',
  });
  expect((await notes()).find((note) => note.id === id)?.mail?.interview_cancelled).toBe(false);
  expect(await notes()).toHaveLength(2);
});

test('a cancellation that is deleted before it goes out cancels nothing, one that has gone out has', async () => {
  const invitation = await readAs(
    SendCandidateMailResponse,
    await send(tokens.admin, { ...mail, interview }),
  );
  await toMara();
  const isCancelled = async () =>
    (await notes()).find(({ id }) => id === invitation.id)?.mail?.interview_cancelled;
  const remove = (id: string) =>
    server.app.request(`/notes/${id}`, { method: 'DELETE', ...bearer(tokens.admin) });
  const cancel = async () =>
    (await readAs(SendCandidateMailResponse, await send(tokens.admin, { ...mail, cancels: invitation.id })))
      .id;
  const first = await cancel();
  await server.db
    .insertInto('outbox')
    .values({ id: 'out_waiting', kind: 'candidate', recipient: mara, subject_id: first, ...later })
    .execute();
  await remove(first);
  expect(await isCancelled()).toBe(false);
  await server.db.deleteFrom('outbox').execute();
  const second = await cancel();
  await toMara();
  await remove(second);
  expect(await isCancelled()).toBe(true);
});

test('an interview that has begun is refused, and nothing is sent', async () => {
  const begun = { ...interview, starts_at: server.dependencies.clock().toISOString() };
  const refused = await send(tokens.admin, { ...mail, interview: begun });
  expect((await readError(refused)).errors).toEqual({ interview: 'Choose a time that is still to come.' });
  expect(await server.readMails()).toEqual([]);
});

test.each([
  ['2030-13-01T10:00:00Z', 'Enter a date and a time with its offset, as 2026-12-01T13:00:00Z.'],
  ['2030-01-01T10:00:00', 'Enter a date and a time with its offset, as 2026-12-01T13:00:00Z.'],
  ['', 'This field is required.'],
  [undefined, 'This field is required.'],
  [1, 'This value is of the wrong kind.'],
])('an interview at %s is told what is wrong with it', async (starts_at, said) => {
  const refused = await send(tokens.admin, { ...mail, interview: { ...interview, starts_at } });
  expect((await readError(refused)).errors).toEqual({ interview: said });
});

test('an interview ends while years have four digits', async () => {
  const last = { ...interview, starts_at: '9999-12-31T23:00:00Z', minutes: 59 };
  await readAs(SendCandidateMailResponse, await send(tokens.admin, { ...mail, interview: last }));
  const beyond = await send(tokens.admin, { ...mail, interview: { ...last, minutes: 60 } });
  expect((await readError(beyond)).errors).toEqual({ interview: 'Choose a time before the year 10000.' });
});

test('no line of a subject or a place becomes a header or a line of the calendar', async () => {
  const hostile = {
    subject: 'Hello\r\nBcc: all@example.com',
    text: 'Hello',
    interview: { ...interview, place: 'Room 2\r\nATTENDEE:mailto:all@example.com' },
  };
  await readAs(SendCandidateMailResponse, await send(tokens.admin, hostile));
  const [sent] = await toMara();
  expect(sent?.subject).toBe('Hello Bcc: all@example.com');
  const lines = sent?.icalEvent?.content.split('\r\n') ?? [];
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});

test('nobody writes to whom they do not see, and an unfinished mail is refused by its field', async () => {
  expect((await send(tokens.stranger)).status).toBe(404);
  expect((await send(tokens.member)).status).toBe(404);
  const refused = await send(tokens.admin, { ...mail, subject: ' ' });
  expect(refused.status).toBe(422);
  expect(Object.keys((await readError(refused)).errors ?? {})).toEqual(['subject']);
  expect(await toMara()).toEqual([]);
  expect(await notes()).toEqual([]);
});

test('one address gets twenty mails of an hour at most, however many candidates have it', async () => {
  for (let count = 0; count < 20; count += 1) expect((await send(tokens.admin)).status).toBe(201);
  const refused = await send(tokens.admin);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await notes()).toHaveLength(20);
});

test('a mail sent again with its key is one mail, with the same answer, however often it comes at once', async () => {
  const invitation = { ...mail, interview };
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendWithKey(tokens.admin, 'first-mail', { body: invitation })),
  );
  answers.push(await sendWithKey(tokens.admin, 'first-mail', { body: invitation }));
  const copies = await Promise.all(answers.map((one) => readAs(SendCandidateMailResponse, one)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const copy of copies) expect(copy).toEqual(copies[0]);
  expect(await notes()).toEqual([copies[0]]);
  expect(await toMara()).toHaveLength(1);
  expect((await send(tokens.admin, invitation)).status).toBe(201);
  expect(await toMara()).toHaveLength(2);
});

test('a mail sent again with its key is none of the twenty of an hour', async () => {
  for (let count = 0; count < 25; count += 1)
    expect((await sendWithKey(tokens.admin, 'first-mail')).status).toBe(201);
  for (let count = 1; count < 20; count += 1) expect((await send(tokens.admin)).status).toBe(201);
  expect((await send(tokens.admin)).status).toBe(429);
  expect((await sendWithKey(tokens.admin, 'first-mail')).status).toBe(201);
});

test('a key stands for one mail of one person to one candidate', async () => {
  const other = await addCandidate('Sam Other', 'sam@example.com');
  const share = { candidate_id: mara, shared_with_user_id: 'usr_member', note: '' };
  await server.app.request('/candidates/share/', asJson('POST', tokens.admin, share));
  const mine = await readAs(SendCandidateMailResponse, await sendWithKey(tokens.admin, 'first-mail'));
  const theirs = await readAs(SendCandidateMailResponse, await sendWithKey(tokens.member, 'first-mail'));
  expect(theirs.id).not.toBe(mine.id);
  expect(theirs.by.id).toBe('usr_member');
  const refusals = [
    sendWithKey(tokens.admin, 'first-mail', { body: { ...mail, text: 'Dear Mara, no.' } }),
    sendWithKey(tokens.admin, 'first-mail', { body: { ...mail, interview } }),
    sendWithKey(tokens.admin, 'first-mail', { to: other }),
    sendWithKey(tokens.admin, 'short'),
  ];
  for (const refused of await Promise.all(refusals)) {
    expect(refused.status).toBe(422);
    expect((await readError(refused)).errors).toHaveProperty('Idempotency-Key');
  }
  expect((await sendWithKey(tokens.stranger, 'first-mail')).status).toBe(404);
  expect(await toMara()).toHaveLength(2);
});

test('the key of a candidate’s form is no key of a mail, nor the other way round', async () => {
  const create = (key: string) => {
    const body = new FormData();
    for (const field of ['name', 'phone', 'notes']) body.set(field, 'One');
    body.set('email', 'one@example.com');
    const headers = { ...bearer(tokens.admin).headers, 'Idempotency-Key': key };
    return server.app.request('/candidates/', { method: 'POST', headers, body });
  };
  expect((await create('one-form')).status).toBe(201);
  expect((await sendWithKey(tokens.admin, 'one-form')).status).toBe(422);
  expect((await sendWithKey(tokens.admin, 'one-mail')).status).toBe(201);
  expect((await create('one-mail')).status).toBe(422);
});

test('a key is none for another address: who corrected it is told, and sends with a new one', async () => {
  await sendWithKey(tokens.admin, 'first-mail');
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Mara Lindqvist', phone: '1', notes: 'One' }))
    body.set(field, value);
  body.set('email', 'mara@new.example.com');
  const saved = await server.app.request(`/candidates/${mara}`, {
    method: 'PUT',
    ...bearer(tokens.admin),
    body,
  });
  expect(saved.status).toBe(200);
  const refused = await sendWithKey(tokens.admin, 'first-mail');
  expect(refused.status).toBe(422);
  expect((await readError(refused)).errors).toHaveProperty('Idempotency-Key');
  expect((await sendWithKey(tokens.admin, 'second-mail')).status).toBe(201);
  expect((await server.readMails()).map(({ to }) => to)).toContain('mara@new.example.com');
});

test('a mail whose copy was deleted is not sent again by its key', async () => {
  const copy = await readAs(SendCandidateMailResponse, await sendWithKey(tokens.admin, 'first-mail'));
  await toMara();
  await server.app.request(`/notes/${copy.id}`, { method: 'DELETE', ...bearer(tokens.admin) });
  const refused = await sendWithKey(tokens.admin, 'first-mail');
  expect(refused.status).toBe(422);
  expect((await readError(refused)).errors?.['Idempotency-Key']).toContain('then deleted');
  expect(await toMara()).toHaveLength(1);
});

test('a mail comes back with a deleted candidate, and is erased with them', async () => {
  const copy = await readAs(
    SendCandidateMailResponse,
    await sendWithKey(tokens.admin, 'first-mail', { body: { ...mail, interview } }),
  );
  const again = () => sendWithKey(tokens.admin, 'first-mail', { body: { ...mail, interview } });
  const remove = () =>
    server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await remove();
  const restored = server.app.request(`/candidates/${mara}/restore`, asJson('POST', tokens.admin, {}));
  await readAs(RestoreCandidateResponse, await restored);
  await readAs(GetCandidateResponse, await server.app.request(`/candidates/${mara}`, bearer(tokens.admin)));
  expect(await readAs(SendCandidateMailResponse, await again())).toEqual(copy);
  expect(await notes()).toEqual([copy]);
  await remove();
  await server.carryOutDeletions();
  expect(await server.db.selectFrom('creations').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('candidate_mails').selectAll().execute()).toEqual([]);
});

test('with the candidate the sent mails in the outbox folder go, those to others stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-outbox-'));
  server = await createTestApp(undefined, { mail: outboxMail(folder, 'cortex@example.com') });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  tokens.admin = await server.signIn('admin@example.com');
  const other = await addCandidate('Sam Other', 'sam@example.com');
  mara = await addCandidate('Mara Lindqvist', 'Mara@example.com');
  await readAs(SendCandidateMailResponse, await send(tokens.admin, { ...mail, interview }));
  await server.app.request(`/candidates/${other}/mails`, asJson('POST', tokens.admin, mail));
  await server.readMails();
  const read = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(read()).toHaveLength(2);
  expect(read().find((text) => text.includes('To: Mara@example.com'))).toContain('text/calendar');
  await server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await server.carryOutDeletions();
  expect(read()).toHaveLength(1);
  expect(read()[0]).toContain('To: sam@example.com');
  rmSync(folder, { recursive: true });
});

test('templates are the organization’s own, from three that each begins with', async () => {
  const list = async (token: string) =>
    readAs(ListMailTemplatesResponse, await server.app.request('/mail_templates/', bearer(token)));
  const write = (token: string, templates: object[]) =>
    server.app.request('/mail_templates/', asJson('PUT', token, { templates }));
  const { templates: first, ...said } = await list(tokens.member);
  expect(said).toEqual({
    organization: 'org_one',
    sender: 'Person usr_member',
    takes_attachments: true,
    takes_jobs: true,
  });
  expect(first.map(({ name }) => name)).toEqual([
    'Invitation to an interview',
    'We have your application',
    'Not this time',
  ]);
  const own = [{ name: 'Hello', subject: 'About {job}', text: 'Dear {candidate}' }];
  const kept = await readAs(UpdateMailTemplatesResponse, await write(tokens.member, own));
  expect(kept.templates).toEqual(own);
  expect((await list(tokens.admin)).templates).toEqual(own);
  expect((await list(tokens.stranger)).templates).toHaveLength(3);
  const twice = await write(tokens.admin, [...own, { ...own[0], name: 'HELLO' }]);
  expect(twice.status).toBe(422);
  expect((await readError(twice)).errors?.templates).toContain('same name');
  await readAs(UpdateMailTemplatesResponse, await write(tokens.admin, []));
  expect((await list(tokens.member)).templates).toEqual([]);
});

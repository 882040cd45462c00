import { randomBytes } from 'node:crypto';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import { SendCandidateMailResponse } from '@cortex/api-client/mails/validators';
import { ListCandidateNotesResponse } from '@cortex/api-client/notes/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readParts, startMailServer } from '../../testing/startMailServer.ts';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { smtpMail } from '../mail/mail.ts';
import { deliverDue } from '../mail/outbox.ts';
import { createBackground } from '../workers/background.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof createTestApp>>;
let token: string;
let mara: string;
/** Whether the mail server is there. */
let isUp: boolean;
let background: ReturnType<typeof createBackground>;

beforeEach(async () => {
  isUp = true;
  background = createBackground(() => {});
  mailServer = await startMailServer();
  const { send } = smtpMail(mailServer.url, 'cortex@example.com');
  server = await createTestApp(undefined, {
    runInBackground: background.runInBackground,
    mail: {
      async send(message) {
        if (!isUp) throw new Error('The mail server is away.');
        await send(message);
      },
    },
  });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  token = await server.signIn('admin@example.com');
  mara = await addCandidate('Mara Lindqvist', 'mara@example.com');
});

afterEach(async () => {
  await background.settled();
  await mailServer.stop();
});

async function addCandidate(name: string, email: string): Promise<string> {
  const body = new FormData();
  const fields = { name, email, phone: '+49 30 5550 100', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

type Sent = { name: string; content: string };
const file = (name: string, bytes: string | Uint8Array): Sent => ({
  name,
  content: Buffer.from(bytes).toString('base64'),
});
const offer = Buffer.concat([Buffer.from('%PDF-1.7\r\n.\r\n..\r\n'), randomBytes(200_000)]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const ODT = Buffer.concat([
  Buffer.from([0x50, 0x4b, 0x03, 0x04, ...Array(26).fill(0)]),
  Buffer.from('mimetypeapplication/vnd.oasis.opendocument.text and the rest'),
]);

const words = { subject: 'Your offer', text: 'Dear Mara,\n\nthe offer is attached.' };
function send(attachments: readonly Sent[], { key, ...more }: { key?: string; interview?: object } = {}) {
  const { headers, ...init } = asJson('POST', token, { ...words, attachments, ...more });
  return server.app.request(`/candidates/${mara}/mails`, {
    ...init,
    headers: { ...headers, ...(key ? { 'Idempotency-Key': key } : {}) },
  });
}
const sendMail = async (...sent: Parameters<typeof send>) =>
  readAs(SendCandidateMailResponse, await send(...sent));
async function refusalOf(...attachments: readonly Sent[]): Promise<string | undefined> {
  const refused = await send(attachments);
  expect(refused.status).toBe(422);
  return (await readError(refused)).errors?.attachments;
}
const notes = async () =>
  readAs(ListCandidateNotesResponse, await server.app.request(`/candidates/${mara}/notes`, bearer(token)));
const heldFiles = () => server.db.selectFrom('outbox_files').selectAll().execute();
/** As the server does by itself, once a mail that could not be sent is due again. */
async function deliverLater() {
  server.advance(60_000);
  await deliverDue(server.dependencies);
}
/** The mails that arrived, each as its parts. */
async function arrived() {
  await background.settled();
  return mailServer.mails.map(readParts);
}
const remove = (path: string) => server.app.request(path, { method: 'DELETE', ...bearer(token) });

test('files arrive at the candidate byte for byte, the copy says what they were, and nothing of them is kept', async () => {
  const docx = Buffer.from(await makeWord(paragraph('A task for you')));
  const files = [
    file('Offer.pdf', offer),
    file('Aufgabe für Łukasz – 日本.DOCX', docx),
    file('notes.odt', ODT),
    file('The way to us.txt', 'Grüße,\r\n.\r\nfrom the harbour\n'),
    file('map.png', PNG),
  ];
  const copy = await sendMail(files);
  const attachments = [
    { name: 'Offer.pdf', type: 'application/pdf', size: offer.length },
    {
      name: 'Aufgabe für Łukasz – 日本.DOCX',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: docx.length,
    },
    { name: 'notes.odt', type: 'application/vnd.oasis.opendocument.text', size: ODT.length },
    { name: 'The way to us.txt', type: 'text/plain', size: 30 },
    { name: 'map.png', type: 'image/png', size: PNG.length },
  ];
  expect(copy.mail?.attachments).toEqual(attachments);
  expect(await notes()).toEqual([copy]);

  const [mail, ...more] = await arrived();
  expect(more).toEqual([]);
  const parts = mail?.filter(({ fileName }) => fileName !== undefined) ?? [];
  expect(parts.map(({ fileName, type, bytes }) => ({ name: fileName, type, size: bytes.length }))).toEqual(
    attachments,
  );
  expect(parts.map(({ bytes }) => bytes.toString('base64'))).toEqual(files.map(({ content }) => content));
  expect(await heldFiles()).toEqual([]);
});

test('an invitation to an interview goes beside them', async () => {
  const interview = { starts_at: '2026-12-01T13:00:00Z', minutes: 45 };
  await sendMail([file('room.jpg', JPEG), file('room.jpeg', JPEG)], { interview });
  const [parts = []] = await arrived();
  expect(parts.map(({ type }) => type)).toEqual([
    'text/plain',
    'text/calendar',
    'image/jpeg',
    'image/jpeg',
    'application/ics',
  ]);
  expect(parts[2]?.bytes).toEqual(JPEG);
  expect(`${parts[1]?.bytes}`).toContain('BEGIN:VCALENDAR');
});

test('a mail without files is as it was', async () => {
  expect((await sendMail([])).mail).toEqual({ to: 'mara@example.com', subject: 'Your offer' });
  const [parts = []] = await arrived();
  expect(parts.map(({ type }) => type)).toEqual(['text/plain']);
});

test('no name leaves its header, its folder or what can be seen of it', async () => {
  const names = [
    'C:\\offers\\../Offer.pdf',
    'a"; filename=b.exe; x=".pdf',
    'line\r\nBcc: sam@example.com\r\n\r\nbody.pdf',
    '\u202efdp.\u202cexe.pdf',
    ' \u200bspaced.pdf ',
  ];
  const copy = await sendMail(names.map((name) => file(name, offer)));
  const clean = [
    'Offer.pdf',
    'a"; filename=b.exe; x=".pdf',
    'lineBcc: sam@example.combody.pdf',
    'fdp.exe.pdf',
    'spaced.pdf',
  ];
  expect(copy.mail?.attachments?.map(({ name }) => name)).toEqual(clean);
  const [parts = []] = await arrived();
  expect(parts).toHaveLength(6);
  const [raw = ''] = mailServer.mails;
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(raw).not.toMatch(/^Content-Disposition:.*filename="?b\.exe/im);
  expect(parts.at(1)?.fileName).toBe('Offer.pdf');
});

test('a file of another kind than its name says is refused, and nothing is sent', async () => {
  const other = (name: string) => `“${name}” is not the kind of file that its name says.`;
  const wrong: readonly [string, string | Uint8Array][] = [
    ['offer.pdf', 'MZ\u0090 not a PDF'],
    ['offer.docx', offer],
    ['sheet.docx', Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1')],
    ['offer.odt', Buffer.from('PK\u0003\u0004 word/document.xml', 'latin1')],
    ['offer.txt', Buffer.from([0x4d, 0x5a, 0x00, 0x01])],
    ['page.txt', '\ufeff\n <!DOCTYPE html><p>Hello</p>'],
    ['script.txt', '<script>alert(1)</script>'],
    ['printed.txt', '%PDF-1.4\n1 0 obj\n'],
    ['offer.png', JPEG],
    ['offer.jpg', PNG],
  ];
  for (const [name, bytes] of wrong) expect(await refusalOf(file(name, bytes))).toBe(other(name));
  for (const name of ['setup.exe', 'page.html', 'sheet.xlsx', 'offer', '.pdf', 'offer.pdf.zip', 'a.pdf\\..'])
    expect(await refusalOf(file(name, offer))).toContain(
      'cannot be attached: choose a file that ends in .pdf, .docx, .odt, .txt, .png, .jpg or .jpeg.',
    );
  for (const content of ['JVBER', 'JVBERi0x*A==', 'data:;base64,JVBE', '====', 'JVBE\n'])
    expect(await refusalOf({ name: 'offer.pdf', content })).toContain('offer.pdf');
  expect(await refusalOf(file('empty.txt', ''))).toBe('“empty.txt” is empty.');
  expect(await notes()).toEqual([]);
  expect(await arrived()).toEqual([]);
});

test('more files or bytes than the contract allows are refused, as many as it does are not', async () => {
  const { most, bytes } = mailAttachmentsLimits;
  const small = file('offer.pdf', offer);
  expect(await refusalOf(...Array(most + 1).fill(small))).toBe(`At most ${most}.`);
  const half = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes / 2 - 5)]);
  const copy = await sendMail([file('one.pdf', half), file('two.pdf', half)]);
  expect(copy.mail?.attachments?.map(({ size }) => size)).toEqual([bytes / 2, bytes / 2]);
  expect(await refusalOf(file('one.pdf', half), file('two.pdf', half), file('a.txt', 'a'))).toBe(
    'The files have more than 5 MB together. Attach fewer or smaller ones.',
  );
  const tooLong = await send([{ name: 'one.pdf', content: 'A'.repeat(9_000_000) }]);
  expect(tooLong.status).toBe(413);
  expect(await arrived()).toHaveLength(1);
});

test('with its key the same mail is sent once, and with another file the key is refused', async () => {
  const copy = await sendMail([file('Offer.pdf', offer)], { key: 'first-mail' });
  expect(await sendMail([file('Offer.pdf', offer)], { key: 'first-mail' })).toEqual(copy);
  for (const other of [[file('Other.pdf', offer)], [file('Offer.pdf', '%PDF-other')], []]) {
    const refused = await send(other, { key: 'first-mail' });
    expect(refused.status).toBe(422);
    expect((await readError(refused)).errors).toHaveProperty('Idempotency-Key');
  }
  expect(await arrived()).toHaveLength(1);
});

test('files wait with their mail until it goes out, whole also after a deletion that was undone', async () => {
  isUp = false;
  const copy = await sendMail([file('Offer.pdf', offer)]);
  await background.settled();
  expect(await heldFiles()).toHaveLength(1);
  await remove(`/candidates/${mara}`);
  expect(await heldFiles()).toEqual([]);
  await server.app.request(`/candidates/${mara}/restore`, asJson('POST', token, {}));
  expect(await notes()).toEqual([copy]);
  isUp = true;
  await deliverLater();
  const [parts = []] = mailServer.mails.map(readParts);
  expect(parts.find(({ fileName }) => fileName === 'Offer.pdf')?.bytes).toEqual(offer);
  expect(await heldFiles()).toEqual([]);
});

test('files go with a merge to the one that stays', async () => {
  isUp = false;
  await sendMail([file('Offer.pdf', offer)]);
  await background.settled();
  const kept = await addCandidate('Mara L.', 'mara@example.com');
  const fields = { name: 'Mara Lindqvist', email: 'mara@example.com', phone: '1', notes: 'One' };
  await server.app.request(`/candidates/${kept}/merge`, asJson('POST', token, { other_id: mara, ...fields }));
  mara = kept;
  expect((await notes())[0]?.mail?.attachments).toHaveLength(1);
  isUp = true;
  await deliverLater();
  expect(mailServer.mails.map(readParts)[0]?.at(-1)?.bytes).toEqual(offer);
});

test('with the copy, the candidate or the time that mails are kept nothing of the files is left', async () => {
  isUp = false;
  const copy = await sendMail([file('Secret offer.pdf', offer)]);
  await background.settled();
  await remove(`/notes/${copy.id}`);
  expect(await heldFiles()).toEqual([]);
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);

  await sendMail([file('Secret offer.pdf', offer)]);
  await background.settled();
  await remove(`/candidates/${mara}`);
  await server.carryOutDeletions();
  for (const table of ['outbox_files', 'candidate_mails', 'held_deletions'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  isUp = true;
  await deliverLater();
  expect(mailServer.mails).toEqual([]);
});

import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import { expectFieldRefused, expectThat } from '../expectations.ts';
import { unlessNotTried } from '../fallbacks.ts';
import { at, findById, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

type File = { name: string; content: string };

const file = (name: string, text: string): File => ({ name, content: btoa(text) });
const offer = file('Offer.pdf', '%PDF-1.7\nan offer');
const way = file('The way to us.txt', 'At the harbour.');

/** Files that go with a mail to a candidate, where the server says that it takes them. */
export async function checkAttachments({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession } = world;
  const templates = await unlessNotTried(() => client.send('listMailTemplates', {}, ownerSession));
  if (!templates || at(templates.body, 'takes_attachments') !== true) return;
  const send = (id: string, attachments: readonly File[]) =>
    client.send(
      'sendCandidateMail',
      { id, body: { subject: 'Our offer', text: 'It is attached.', attachments } },
      ownerSession,
    );
  /** The files that a mail tells of, in a text to compare. */
  const told = (note: unknown) =>
    listAt(note, 'mail', 'attachments')
      .map((one) => `${textAt(one, 'name')} (${textAt(one, 'type')}, ${at(one, 'size')})`)
      .join('; ');

  await check('sendCandidateMail', 'life', 'the copy says which files go with it', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const sent = await send(id, [offer, way]);
    const files = 'Offer.pdf (application/pdf, 17); The way to us.txt (text/plain, 15)';
    expectThat(told(sent.body) === files, `expected the attachments ${files}`, sent);
    const list = await client.must('listCandidateNotes', { id }, ownerSession);
    const kept = findById(list.body, textAt(sent.body, 'id') ?? '');
    expectThat(told(kept) === files, `expected the attachments ${files} among the notes`, list);
    const without = await send(id, []);
    expectThat(told(without.body) === '', 'expected no attachments', without);
  });
  await check('sendCandidateMail', 'life', 'of a file’s name the end that is seen counts', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const sent = await send(id, [{ ...offer, name: '../offers\\\u202eOf\r\nfer.PDF' }]);
    expectThat(told(sent.body).startsWith('Offer.PDF ('), 'expected the name Offer.PDF', sent);
  });
  await check('sendCandidateMail', 'life', 'files that cannot be taken are refused', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const { most, bytes } = mailAttachmentsLimits;
    const half = file('half.txt', ' '.repeat(bytes / 2 + 1));
    const wrong: readonly (readonly [string, readonly File[]])[] = [
      ['a file of another ending', [offer, file('setup.exe', '%PDF-1.7')]],
      ['a text that is called a PDF', [file('offer.pdf', 'An offer.')]],
      ['a PDF that is called a picture', [file('offer.png', '%PDF-1.7')]],
      ['an empty file', [way, { ...way, content: '' }]],
      ['what is no base64', [{ ...way, content: 'no base64' }]],
      [`more than ${most} files`, Array.from({ length: most + 1 }, () => way)],
      [`more than ${bytes} bytes together`, [half, half]],
    ];
    for (const [what, attachments] of wrong)
      expectFieldRefused(await send(id, attachments), 'attachments', what);
    const list = await client.must('listCandidateNotes', { id }, ownerSession);
    expectThat(Array.isArray(list.body) && list.body.length === 0, 'expected no copy of a mail', list);
  });
}

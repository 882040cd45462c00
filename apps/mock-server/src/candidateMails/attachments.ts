import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import type { MailAttachment, MailAttachmentInput } from '@cortex/api-client/model';
import { isPicture, isZipWith, sniffFileKind } from '@cortex/resume-text/fileKind';
import { cleanFileName } from '../http/cleanFileName.ts';
import { type HttpError, invalid } from '../http/HttpError.ts';

/** A file that goes with a mail, its bytes as base64. */
export type Attachment = MailAttachment & { content: string };

const { bytes: MOST_BYTES, endings } = mailAttachmentsLimits;

type Kind = { type: string; isOne: (bytes: Uint8Array) => boolean };

const JPEG: Kind = { type: 'image/jpeg', isOne: (bytes) => isPicture(bytes, 'jpeg') };

const KINDS: Readonly<Record<(typeof endings)[number], Kind>> = {
  '.pdf': { type: 'application/pdf', isOne: (bytes) => sniffFileKind(bytes) === 'pdf' },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isOne: (bytes) => isZipWith(bytes, 'word/'),
  },
  '.odt': {
    type: 'application/vnd.oasis.opendocument.text',
    // The first entry says so, uncompressed (OpenDocument 1.3, part 2, 3.3).
    isOne: (bytes) => isZipWith(bytes.subarray(0, 100), 'mimetypeapplication/vnd.oasis.opendocument.text'),
  },
  '.txt': { type: 'text/plain', isOne: isText },
  '.png': { type: 'image/png', isOne: (bytes) => isPicture(bytes, 'png') },
  '.jpg': JPEG,
  '.jpeg': JPEG,
};

/** Base64 of RFC 4648, with its padding. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The files of a mail, checked, their names cleaned. Throws 422 where one cannot be taken, or they are too large together. */
export function readAttachments(sent: readonly MailAttachmentInput[] = []): Attachment[] {
  const read = sent.map(readAttachment);
  const size = read.reduce((sum, one) => sum + one.size, 0);
  if (size > MOST_BYTES)
    throw refuse(
      `The files have more than ${MOST_BYTES / 1024 / 1024} MB together. Attach fewer or smaller ones.`,
    );
  return read;
}

/** What the copy of a mail says of its files. */
export function describeAttachments(attachments: readonly Attachment[]): MailAttachment[] {
  return attachments.map(({ name, type, size }) => ({ name, type, size }));
}

function readAttachment({ name: sentName, content }: MailAttachmentInput): Attachment {
  const name = cleanFileName(sentName).trim();
  const ending = endings.find((one) => name.toLowerCase().endsWith(one) && name.length > one.length);
  if (!ending) throw refuse(`“${name}” cannot be attached: choose a file that ends in ${listEndings()}.`);
  if (content.length % 4 !== 0 || !BASE64.test(content))
    throw refuse(`The content of “${name}” is no base64.`);
  const bytes = decode(content);
  if (bytes.length === 0) throw refuse(`“${name}” is empty.`);
  const { type, isOne } = KINDS[ending];
  if (!isOne(bytes)) throw refuse(`“${name}” is not the kind of file that its name says.`);
  return { name, type, size: bytes.length, content };
}

function decode(content: string): Uint8Array {
  const letters = atob(content);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** How HTML and XML begin. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|title|style|script|iframe|svg)/i;

function isText(bytes: Uint8Array): boolean {
  if (bytes.some(isControl) || sniffFileKind(bytes) !== 'other') return false;
  return !MARKUP.test(new TextDecoder().decode(bytes.subarray(0, 1_000)));
}

/** No text has such a byte: what is left of them are tabs, line breaks and page breaks. */
function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d;
}

function listEndings(): string {
  return `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;
}

function refuse(reason: string): HttpError {
  return invalid({ attachments: reason });
}

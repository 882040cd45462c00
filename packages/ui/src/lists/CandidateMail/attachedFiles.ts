import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import type { MailAttachmentInput } from '@cortex/api-client/model';

/** What was read of the files, as base64. */
const contents = new WeakMap<File, Promise<string>>();

/** Reads a file while it is there: it is sent as it was when it was attached, whatever becomes of it on the disk. */
export function readAhead(file: File): void {
  if (file.size <= mailAttachmentsLimits.bytes && !contents.has(file)) contents.set(file, readBase64(file));
}

/** A file as a mail takes it along. One that could not be read has no content, which the server refuses by its name. */
export async function toAttachment(file: File): Promise<MailAttachmentInput> {
  readAhead(file);
  return { name: file.name, content: (await contents.get(file)) ?? '' };
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = `${reader.result}`;
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
}

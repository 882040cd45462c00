import { bodyLimits } from '@cortex/api-client/limits';
import type { Context } from 'hono';
import { HttpError, invalid } from './HttpError.ts';

/** How much of a body that is refused is still taken from the line, so that its sender hears why; nobody sends more by mistake. */
export const DISCARD_LIMIT = 64 * 1024 * 1024;

/**
 * A file that was received, which lies on the disk until the request has been answered. Its bytes are read only where
 * they are asked for.
 */
export class UploadedFile extends File {
  readonly path: string;

  constructor(content: Blob, fileName: string, path: string) {
    super([content], fileName, { type: content.type });
    this.path = path;
  }
}

/** The fields of a form as they came, a field that came twice included, and how to remove its files again. */
export type ReceivedForm = { fields: [string, unknown][]; discard(): Promise<void> };

/**
 * Takes a form with files. Throws 400 where it is no form or breaks off, 413 where it is larger than the contract
 * allows, 422 where it has too many fields.
 */
export type ReceiveForm = (c: Context) => Promise<ReceivedForm>;

/** 413: the form, or the file in it. */
export function formTooLarge(): HttpError {
  return new HttpError(413, 'payload_too_large', 'The file is larger than 10 MB. Choose a smaller one.', {
    resume_file: 'The file is larger than 10 MB.',
  });
}

/** 422: a form is not taken apart beyond so many fields, as a million would keep the server busy for seconds. */
export function tooManyFields(): HttpError {
  return invalid({ body: `At most ${bodyLimits.formFields} fields.` });
}

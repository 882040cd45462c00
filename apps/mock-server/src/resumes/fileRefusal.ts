import { HttpError, ServerBusy } from '../http/HttpError.ts';
import type { BucketFailure } from '../outside/bucket.ts';

/** When to ask again where the storage of files fails for a while. */
const RETRY_SECONDS = 5;

/** What a call is told whose file could not be kept, or read: 503 where a later try may go well, else 500. */
export function fileRefusal(doing: 'store' | 'read', failure: BucketFailure): HttpError {
  const { lasts, detail } = WORDS[doing][failure];
  return lasts ? new HttpError(500, 'internal_error', detail) : new ServerBusy(RETRY_SECONDS, detail);
}

type Words = Record<BucketFailure, { lasts: boolean; detail: string }>;

const UNSTORED =
  'The storage of files does not answer as it should, so nothing was saved. Try again in a moment.';
const REFUSED =
  'The storage of files refuses the server, so nothing was saved. Tell whoever runs it, then try again.';
const UNREAD = 'The storage of files does not answer as it should. Try again in a moment.';
const UNREADABLE = 'The storage of files refuses the server. Tell whoever runs it, then try again.';
const MISSING =
  'This file is missing from the storage of files. Tell whoever runs the server, or upload it again.';
const DAMAGED =
  'What the storage of files has is not the file that was uploaded. Tell whoever runs the server, or upload it again.';

const passing = (detail: string) => ({ lasts: false, detail });
const lasting = (detail: string) => ({ lasts: true, detail });

const WORDS: { store: Words; read: Words } = {
  store: {
    timeout: passing(UNSTORED),
    unreachable: passing(UNSTORED),
    status: passing(UNSTORED),
    truncated: passing(UNSTORED),
    damaged: passing(UNSTORED),
    refused: lasting(REFUSED),
    redirect: lasting(REFUSED),
    missing: lasting(REFUSED),
  },
  read: {
    timeout: passing(UNREAD),
    unreachable: passing(UNREAD),
    status: passing(UNREAD),
    truncated: passing(UNREAD),
    refused: lasting(UNREADABLE),
    redirect: lasting(UNREADABLE),
    missing: lasting(MISSING),
    damaged: lasting(DAMAGED),
  },
};

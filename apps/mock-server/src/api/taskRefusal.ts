import { type HttpError, invalid, malformed, ServerBusy } from '../http/HttpError.ts';
import type { TaskFailed } from '../workers/TaskFailed.ts';

/** When to ask again where the server has all the work that it can take. */
const BUSY_SECONDS = 2;

/** What a call is told whose task on a text failed. */
export function taskRefusal({ reason }: TaskFailed): HttpError {
  if (reason === 'busy') return new ServerBusy(BUSY_SECONDS);
  return reason === 'abandoned'
    ? malformed()
    : invalid({ body: 'These texts take too long to read. Shorten them.' });
}

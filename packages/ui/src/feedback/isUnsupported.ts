import { ApiError } from '@cortex/api-client/http';

/** Whether a call failed because the server does not support this extension. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);
}

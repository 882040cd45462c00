import { ApiError } from '@cortex/api-client/http';

/** Whether a call failed because the server lacks it, as one may that keeps to the specification alone. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);
}

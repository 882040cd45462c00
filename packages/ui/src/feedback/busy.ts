import { ApiError } from '@cortex/api-client/http';

const BUSY_MS = 1_000;

/** A server that asks for more patience than that is no longer waited for. */
const LONGEST_WAIT_S = 60;

/** How often in a row a busy server is asked again. */
export const BUSY_TRIES = 5;

/** Whether the server asks to come again later. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.status === 429);
}

/** How long a busy server wants to be left alone, in milliseconds. */
function readWait(error: unknown): number {
  const seconds = error instanceof ApiError ? error.retrySeconds : undefined;
  return seconds === undefined ? BUSY_MS : seconds * 1_000;
}

/** Whether it takes so long until the server takes the call that a person had better come back. */
export function isBusyForLong(error: unknown): boolean {
  return isBusy(error) && readWait(error) > LONGEST_WAIT_S * 1_000;
}

/** Waits before a busy server is asked again; ends at once when the signal says so. */
export function pause(signal: AbortSignal, milliseconds = BUSY_MS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
}

/** Makes a call, again and again where the server is busy, after as long as it asks for. Throws what the last one threw. */
export async function askPatiently<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isBusy(error) || isBusyForLong(error) || tries >= BUSY_TRIES) throw error;
      await pause(signal, readWait(error));
      if (signal.aborted) throw error;
    }
  }
}

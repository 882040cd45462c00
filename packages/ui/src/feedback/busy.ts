import { ApiError } from '@cortex/api-client/http';

const BUSY_MS = 1_000;

/** The longest `Retry-After` that is waited for. */
const LONGEST_WAIT_S = 60;

/** How many retries a busy server gets. */
export const BUSY_TRIES = 5;

/** Whether the server answered that it is busy. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.status === 429);
}

/** How long a busy server asks to wait, in milliseconds. */
function readWait(error: unknown): number {
  const seconds = error instanceof ApiError ? error.retrySeconds : undefined;
  return seconds === undefined ? BUSY_MS : seconds * 1_000;
}

/** Whether the wait is so long that the person should come back later. */
export function isBusyForLong(error: unknown): boolean {
  return isBusy(error) && readWait(error) > LONGEST_WAIT_S * 1_000;
}

/** Waits before a retry; an aborted signal ends the wait. */
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

/**
 * Makes a call and retries it while the server is busy, after the time that it asks for. Throws the last error.
 *
 * @param mostTries - How many retries; more for work that nobody waits for at once.
 */
export async function askPatiently<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  mostTries = BUSY_TRIES,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isBusy(error) || isBusyForLong(error) || tries >= mostTries) throw error;
      await pause(signal, readWait(error));
      if (signal.aborted) throw error;
    }
  }
}

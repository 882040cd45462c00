import { ApiError } from '@cortex/api-client/http';

const BUSY_MS = 1_000;

/** How often in a row a busy server is asked again. */
export const BUSY_TRIES = 5;

/** Whether the server asks to come again later. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.status === 429);
}

/** Waits before a busy server is asked again; ends at once when the signal says so. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, BUSY_MS);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
}

/** Makes a call, again and again where the server is busy. Throws what the last one threw. */
export async function askPatiently<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isBusy(error) || tries >= BUSY_TRIES) throw error;
      await pause(signal);
      if (signal.aborted) throw error;
    }
  }
}

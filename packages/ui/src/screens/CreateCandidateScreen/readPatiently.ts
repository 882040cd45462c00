import { ApiError } from '@cortex/api-client/http';
import { askPatiently } from '../../feedback/busy.ts';

/** A person looks through the rows that are read meanwhile; a busy server comes to the others. */
const BUSY_TRIES = 30;
/** A server that has just started reads the first files slowly. */
const LATE_TRIES = 3;

/**
 * Reads one of many resumes, which stores nothing: what a busy server refuses, or does not answer in time, is asked for
 * again. Throws the last error.
 */
export async function readPatiently<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askPatiently(call, signal, BUSY_TRIES);
    } catch (error) {
      const isLate = error instanceof ApiError && error.reason === 'timeout';
      if (!isLate || signal.aborted || tries >= LATE_TRIES) throw error;
    }
  }
}

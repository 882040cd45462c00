import type { MiddlewareHandler } from 'hono';
import { TooManyAttempts } from '../http/HttpError.ts';
import { nextTurn } from '../platform/timers.ts';
import type { Env } from './addOperation.ts';
import { RETRY_SECONDS } from './limitAtOnce.ts';

const TOO_MANY = 'Your organization asks for too much at once. Try again in a moment.';

/** How many calls of one organization are under way, and what starts those that wait. */
type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets so many calls of one organization run at once; the others wait for their turn, and beyond so many they are refused with 429.
 * Between two turns the server looks at what others sent, so that one organization's flood of calls slows down that one.
 */
export function takeTurns({ atOnce = 8, mostWaiting = 500 } = {}): MiddlewareHandler<Env> {
  const lines = new Map<string, Line>();
  return async (c, next) => {
    const { organizationId } = c.get('caller');
    const line = lines.get(organizationId) ?? { running: 0, waiting: [] };
    lines.set(organizationId, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= mostWaiting) throw new TooManyAttempts(RETRY_SECONDS, TOO_MANY);
    else await new Promise<void>((start) => line.waiting.push(start));
    try {
      await next();
    } finally {
      const start = line.waiting.shift();
      // Whoever waited takes the place over.
      if (start) void nextTurn().then(start);
      else line.running -= 1;
      if (line.running === 0) lines.delete(organizationId);
    }
  };
}

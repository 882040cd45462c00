import type { MiddlewareHandler } from 'hono';
import { TooManyAttempts } from '../http/HttpError.ts';
import { nextTurn } from '../platform/timers.ts';
import type { Env } from './addOperation.ts';
import { RETRY_SECONDS } from './limitAtOnce.ts';

export const TOO_MUCH = 'Your organization asks for too much at once. Try again in a moment.';

/** For how long calls of one organization begin, one after the other, before the server looks at what others sent, in ms. */
const TURN_MS = 5;

/**
 * How many calls of one organization are under way, what starts those that wait for a place, since when calls begin in this turn, and
 * the turn after the last one that has to wait for its own.
 */
type Line = {
  running: number;
  waiting: (() => void)[];
  since: number;
  turn?: Promise<void> | undefined;
  inLine: number;
};

/**
 * Lets so many calls of one organization run at once; the others wait for their turn, and beyond so many they are refused with 429.
 * After some milliseconds of them the server looks at what others sent before another one begins, so that one organization's flood of calls
 * slows down that one. Also where there is room: on SQLite a call ends before the next of those that came in together is looked at.
 */
export function takeTurns({ atOnce = 8, mostWaiting = 500, turnMs = TURN_MS } = {}): MiddlewareHandler<Env> {
  const lines = new Map<string, Line>();
  return async (c, next) => {
    const { organizationId } = c.get('caller');
    const line: Line = lines.get(organizationId) ?? { running: 0, waiting: [], since: 0, inLine: 0 };
    lines.set(organizationId, line);
    const forget = () => {
      if (line.running === 0 && !line.turn) lines.delete(organizationId);
    };
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= mostWaiting) throw new TooManyAttempts(RETRY_SECONDS, TOO_MUCH);
    else await new Promise<void>((start) => line.waiting.push(start));
    if (!line.turn || line.inLine > 0 || performance.now() - line.since > turnMs) {
      const before = line.turn;
      if (before) line.inLine += 1;
      const turn = Promise.resolve(before)
        .then(() => nextTurn())
        .then(() => {
          if (line.turn !== turn) return;
          line.turn = undefined;
          forget();
        });
      line.turn = turn;
      if (before) {
        await before;
        line.inLine -= 1;
      }
      line.since = performance.now();
    }
    try {
      await next();
    } finally {
      const start = line.waiting.shift();
      // Whoever waited takes the place over.
      if (start) start();
      else line.running -= 1;
      forget();
    }
  };
}

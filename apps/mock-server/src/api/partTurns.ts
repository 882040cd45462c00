import { nextTurn } from '../platform/timers.ts';

/** Does a piece of work when its turn comes. */
export type PartTurns = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets one piece of long answers be made at a time, of each organization in turns, and whatever else came in meanwhile be
 * answered between two pieces: so many long answers as there may be, others wait for one piece.
 */
export function createPartTurns(): PartTurns {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = false;

  async function runAll(): Promise<void> {
    running = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [who, [first, ...others]] = next;
      // It goes to the end of the line.
      waiting.delete(who);
      if (others.length > 0) waiting.set(who, others);
      await first?.();
      await nextTurn();
    }
    running = false;
  }

  return (who, work) =>
    new Promise((resolve, reject) => {
      const piece = () => work().then(resolve, reject);
      waiting.set(who, [...(waiting.get(who) ?? []), piece]);
      if (!running) void runAll();
    });
}

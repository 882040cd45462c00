import { nextTurn } from '../platform/timers.ts';

/** Does a piece of a long answer's work when its turn comes. */
export type PartTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Begins a long answer of an organization. */
export type PartTurns = (who: string) => PartTurn;

type Piece = { begun: number; work(): Promise<void> };

/**
 * Lets one piece of long answers be made at a time, of each organization in turns, and whatever else came in meanwhile be
 * answered between two pieces: so many long answers as there may be, others wait for one piece. Of an organization's own answers
 * the one that began first goes first, as far as its reader takes it: piece by piece in turns, all of them would be done at the end alone.
 */
export function createPartTurns(): PartTurns {
  const waiting = new Map<string, Piece[]>();
  let running = false;
  let answers = 0;

  async function runAll(): Promise<void> {
    running = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [who, [first, ...others]] = next;
      // It goes to the end of the line.
      waiting.delete(who);
      if (others.length > 0) waiting.set(who, others);
      await first?.work();
      await nextTurn();
    }
    running = false;
  }

  return (who) => {
    answers += 1;
    const begun = answers;
    return (work) =>
      new Promise((resolve, reject) => {
        const piece: Piece = { begun, work: () => work().then(resolve, reject) };
        const pieces = [...(waiting.get(who) ?? []), piece];
        waiting.set(
          who,
          pieces.toSorted((one, other) => one.begun - other.begun),
        );
        if (!running) void runAll();
      });
  };
}

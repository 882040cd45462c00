/**
 * Where a likeness parts people of the trade from others: most of them are above `parting`, most others below; `step`
 * is a fourth of how wide that is, and `share` how much of the credit it decides. From `all` on no likeness counts more.
 */
export type Steps = { parting: number; step: number; share: number; all: number };

/**
 * A credit between nothing and all for a likeness. A part of it grows from the first thing in common on, so that all
 * people are told apart; the rest is steepest where people of the trade and others part.
 */
export function creditOf(likeness: number, { parting, step, share, all }: Steps): number {
  const risen = 1 / (1 + Math.exp((parting - likeness) / step));
  return (1 - share) * Math.sqrt(Math.min(1, likeness / all)) + share * risen;
}

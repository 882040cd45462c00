import type { ResumeAnalysis } from '@cortex/api-client/model';
import { pointsOf } from '@cortex/api-client/points';

export type Scored = { score: number; fits: boolean };

/** The chance that a resume that fits scores above one that does not; a tie counts half. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const fit = scored.filter(({ fits }) => fits);
  const other = scored.filter(({ fits }) => !fits);
  let won = 0;
  for (const { score } of fit) {
    for (const rival of other) won += score > rival.score ? 1 : score === rival.score ? 0.5 : 0;
  }
  return won / (fit.length * other.length);
}

/**
 * The share that fits among the `places` highest scored, or among as many as fit where those are fewer. Resumes with the
 * same score at the edge share the places that are left, so that the order of the files decides nothing.
 */
export function precisionAt(places: number, scored: readonly Scored[]): number {
  const count = Math.min(places, scored.filter(({ fits }) => fits).length);
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const edge = ranked[count - 1]?.score ?? 0;
  const above = ranked.filter(({ score }) => score > edge);
  const tied = ranked.filter(({ score }) => score === edge);
  const share = tied.filter(({ fits }) => fits).length / tied.length;
  return (above.filter(({ fits }) => fits).length + (count - above.length) * share) / count;
}

/** The share of all pairs that have the same score. */
export function shareOfTies(scored: readonly Scored[]): number {
  const counts = new Map<number, number>();
  for (const { score } of scored) counts.set(score, (counts.get(score) ?? 0) + 1);
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const tied = [...counts.values()].reduce((sum, count) => sum + pairs(count), 0);
  return scored.length < 2 ? 0 : tied / pairs(scored.length);
}

/** The value below which the given share of all values lies, 0 to 1; the nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether a criterion is how like the job text a resume is as a whole, and no single thing that is asked for. */
export function isOfTheWhole(name: string): boolean {
  return /^(?:Work similar to|Words in common with) this job$/.test(name);
}

/** As a ranked list orders: by the score, and those with the same one by their points. */
export function placeOf({ fit_score = 0, criteria = [] }: ResumeAnalysis): number {
  return fit_score + (pointsOf(criteria) ?? 0) / 1000;
}

import type { Criterion } from './generated/model/index.ts';

/**
 * What criteria earn together: weight times credit, in points of 100 with two decimals, before what a missing must-have
 * holds back. Undefined where there are none.
 */
export function pointsOf(criteria: readonly Pick<Criterion, 'weight' | 'credit'>[]): number | undefined {
  if (criteria.length === 0) return undefined;
  const sum = criteria.reduce((all, { weight, credit }) => all + weight * credit, 0);
  return Math.min(100, Math.round(100 * sum) / 100);
}

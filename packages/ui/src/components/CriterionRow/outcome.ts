import type { Criterion, CriterionImportance } from '@cortex/api-client/model';
import { Check, CircleQuestionMark, Ellipsis, type LucideIcon, Minus } from 'lucide-react';

/** `related`: not met, and something related was found. */
export type Outcome = 'met' | 'unclear' | 'related' | 'missing';

export const outcomeIcons: Record<Outcome, LucideIcon> = {
  met: Check,
  unclear: CircleQuestionMark,
  related: Ellipsis,
  missing: Minus,
};

export function getOutcome({ met, unclear, credit }: Criterion): Outcome {
  if (met) return 'met';
  if (unclear) return 'unclear';
  return credit > 0 ? 'related' : 'missing';
}

const ranks: Record<CriterionImportance, number> = { must: 0, neither: 1, nice: 1 };

/** Must-haves first, the rest in its order. */
export function byImportance(
  one: { importance?: CriterionImportance | undefined },
  other: { importance?: CriterionImportance | undefined },
): number {
  return ranks[one.importance ?? 'neither'] - ranks[other.importance ?? 'neither'];
}

export function formatPoints(points: number): string {
  return points.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** E.g. "1 point", "4.5 points". */
export function describePoints(points: number): string {
  const figure = formatPoints(points);
  return `${figure} ${figure === '1' ? 'point' : 'points'}`;
}

/** What the fit score would be with the criterion; nothing where that is the score that it is (in percent). */
export function describeGain(
  { with_it, met = false }: Pick<Criterion, 'with_it'> & { met?: boolean },
  score: number | undefined,
): string {
  if (with_it === undefined || (score !== undefined && Math.round(with_it) <= Math.round(score))) return '';
  return `Would be ${Math.round(with_it)}\u00a0% with ${met ? 'all its points' : 'it'}`;
}

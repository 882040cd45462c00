import type { Evidence } from '@cortex/api-client/model';
import type { WeighedCriterion } from '../job/criterion.ts';

/**
 * Whether the texts show what a criterion asks for, and where. `credit` is the earned share of its weight, 0
 * to 1; quotes strongest first.
 */
export type Finding = {
  criterion: WeighedCriterion;
  state: 'met' | 'unclear' | 'missing';
  credit: number;
  quotes: Evidence[];
  remark?: string;
  /** Whether a person said so: nothing else changes it then. */
  isCorrected?: boolean;
  /** Where a person chose the line that shows it: the words of the line that seem to name it. */
  suggestedWords?: string;
  /** Where it is missing: the line of the texts that is nearest in meaning, for a person to judge. */
  closest?: Evidence;
  /** Whether a post shows it, and not a list alone. */
  inPost?: boolean;
};

/** A finding before its criterion is known. */
export type Found = Omit<Finding, 'criterion'>;

export const NOTHING: Found = { state: 'missing', credit: 0, quotes: [] };

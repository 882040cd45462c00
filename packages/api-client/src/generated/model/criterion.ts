/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Correction } from './correction';
import type { CriterionImportance } from './criterionImportance';
import type { CriterionKind } from './criterionKind';
import type { Evidence } from './evidence';

export interface Criterion {
  /** What the job asks for. */
  name: string;
  kind: CriterionKind;
  /** Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview. */
  importance?: CriterionImportance;
  /**
     * Its share of the score in percentage points; all weights add up to 100.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /**
     * How much of its weight the texts earn; the weights times the credits add up to `fit_score`, rounded. Above 0 and not met: something related was found.
     * @minimum 0
     * @maximum 1
     */
  credit: number;
  /** Whether the texts show it. */
  met: boolean;
  /** Where it is not met: whether the texts leave it open. It then earns half its weight at most, the likeness of the work aside. */
  unclear?: boolean;
  /** Why it counts as it does, say that the texts deny it, or that it is only listed. */
  remark?: string;
  /**
     * Where it is not wholly met: the fit score that the texts would have with it, computed again.
     * @minimum 0
     * @maximum 100
     */
  with_it?: number;
  /** All quotes that show it, the strongest first; none where it is not met. */
  evidence: Evidence[];
  /** Where it is not met: quotes of something related, which earn the credit. */
  related?: Evidence[];
  /** Where a person corrected what was read: what they said, who and when. */
  correction?: Correction;
  /** Where a person chose a line that shows it: the words of the line that seem to name it, as a term for the vocabulary. */
  suggested_words?: string;
  /** Where it was not found: the line that comes nearest to it. It earns nothing; a person judges. */
  closest?: Evidence;
}

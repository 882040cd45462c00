/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionKind } from './criterionKind';
import type { Evidence } from './evidence';

export interface Criterion {
  /** What the job asks for. */
  name: string;
  /** What sort of thing it is. */
  kind: CriterionKind;
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
  /** All quotes that show it, the strongest first; none where it is not met. */
  evidence: Evidence[];
  /** Where it is not met: quotes of something related, which earn the credit. */
  related?: Evidence[];
}

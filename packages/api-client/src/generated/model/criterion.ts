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
  /** Whether the texts show it. */
  met: boolean;
  /**
     * The quotes that show it; none where it is not met.
     * @maxItems 3
     */
  evidence: Evidence[];
}

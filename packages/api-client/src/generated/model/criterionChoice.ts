/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoiceImportance } from './criterionChoiceImportance';

export interface CriterionChoice {
  /**
     * The criterion as it was read, or one that a person adds. Compared without regard to case.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /** `must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count. */
  importance: CriterionChoiceImportance;
}

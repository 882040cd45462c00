/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';

export interface JobText {
  /**
     * The title as far as it is typed.
     * @maxLength 200
     */
  title: string;
  /**
     * The description as far as it is typed.
     * @maxLength 20000
     */
  description: string;
  /**
     * The skills as far as they are typed.
     * @maxLength 2000
     */
  skills_required: string;
  criteria?: CriterionChoices;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';

export interface ReceiptJob {
  /** The title. */
  title: string;
  /** The description. */
  description: string;
  /** The skills as typed. */
  skills_required: string;
  criteria?: CriterionChoices;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoice } from './criterionChoice';

/**
 * @maxItems 60
 */
export type CriterionChoices = CriterionChoice[];

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionMark } from './criterionMark';
import type { Id } from './id';

export interface ScorecardInput {
  job_id: Id;
  /**
     * A criterion each, in the order in which they are shown.
     * @minItems 1
     * @maxItems 60
     */
  marks: CriterionMark[];
}

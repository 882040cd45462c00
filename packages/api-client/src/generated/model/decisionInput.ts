/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { DecisionKind } from './decisionKind';
import type { Id } from './id';

export interface DecisionInput {
  job_id: Id;
  decision: DecisionKind;
  /**
     * Why. Needed where the decision goes against the verdict of the score; blanks are none.
     * @maxLength 2000
     */
  reason?: string;
  /** Of the analysis that the person saw: when it was scored. */
  scored_at?: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { DecisionBasis } from './decisionBasis';
import type { DecisionKind } from './decisionKind';

export interface DecisionMade {
  decision: DecisionKind;
  before?: DecisionKind;
  /** Whether it goes against the verdict of the score. */
  against_verdict: boolean;
  /** Why. */
  reason?: string;
  /** Whether there was a reason, which was erased with the candidate. */
  reason_erased?: boolean;
  analysis?: DecisionBasis;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { DecisionKind } from './decisionKind';
import type { LedgerPerson } from './ledgerPerson';

export interface StandingDecision {
  decision: DecisionKind;
  by: LedgerPerson;
  /** When (UTC). */
  at: string;
}

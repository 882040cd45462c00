/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionMark } from './criterionMark';
import type { LedgerPerson } from './ledgerPerson';

export interface Scorecard {
  by: LedgerPerson;
  /** A criterion each. */
  marks: CriterionMark[];
  /** When it was first saved (UTC). */
  submitted_at: string;
  /** When it was last changed (UTC), where it was. */
  changed_at?: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { RetentionMonths } from './retentionMonths';
import type { RetentionProposal } from './retentionProposal';

export interface Retention {
  months: RetentionMonths | null;
  /**
     * How many candidates are proposed and not held, those that are not listed included.
     * @minimum 0
     */
  total: number;
  /** Candidates without activity for as many months, oldest first, those that are held included. */
  proposals: RetentionProposal[];
}

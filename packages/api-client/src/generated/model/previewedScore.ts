/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';
import type { LedgerRecord } from './ledgerRecord';

/**
 * A candidate with the scores `before` and `after`, or with an `error`.
 */
export interface PreviewedScore {
  candidate: LedgerRecord;
  /**
     * The fit in percent as things are.
     * @minimum 0
     * @maximum 100
     */
  before?: number;
  /**
     * The fit in percent with the change.
     * @minimum 0
     * @maximum 100
     */
  after?: number;
  error?: ErrorBody;
}

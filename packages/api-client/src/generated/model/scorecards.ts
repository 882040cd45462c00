/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Scorecard } from './scorecard';

export interface Scorecards {
  own?: Scorecard;
  /** Those of others, once one's own is in. */
  others: Scorecard[];
  /**
     * How many others there are that are not shown yet.
     * @minimum 0
     */
  hidden: number;
}

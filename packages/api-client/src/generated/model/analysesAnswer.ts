/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PairResult } from './pairResult';

export interface AnalysesAnswer {
  /** One for each pair, in the order of the request; a pair that stands there twice has two. */
  results: PairResult[];
}

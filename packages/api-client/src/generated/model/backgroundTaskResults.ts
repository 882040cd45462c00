/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { BackgroundTask } from './backgroundTask';
import type { PairResult } from './pairResult';

export interface BackgroundTaskResults {
  task: BackgroundTask;
  /** In the order of the candidates. */
  results: PairResult[];
  /**
     * The `from` of the next call.
     * @minimum 0
     */
  next: number;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { FunnelOfSource } from './funnelOfSource';
import type { FunnelStage } from './funnelStage';

export interface Funnel {
  /** In the order of the stages. */
  stages: FunnelStage[];
  /** The same apart for each way in; left out where all came the same way. */
  by_source?: FunnelOfSource[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { FunnelStage } from './funnelStage';

export interface Funnel {
  /** In the order of the stages. */
  stages: FunnelStage[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { FunnelOfSourceSource } from './funnelOfSourceSource';
import type { FunnelStage } from './funnelStage';

export interface FunnelOfSource {
  /** By the public jobs page, or added by a colleague. */
  source: FunnelOfSourceSource;
  /** In the order of the stages. */
  stages: FunnelStage[];
}

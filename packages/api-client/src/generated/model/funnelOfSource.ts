/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicationSource } from './applicationSource';
import type { FunnelStage } from './funnelStage';

export interface FunnelOfSource {
  source: ApplicationSource;
  /** In the order of the stages. */
  stages: FunnelStage[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { StageInput } from './stageInput';

export interface StagesInput {
  /**
     * All stages in their order.
     * @minItems 2
     * @maxItems 12
     */
  stages: StageInput[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisRequest } from './analysisRequest';

export interface AnalysesRequest {
  /**
     * Which candidate for which job.
     * @minItems 1
     * @maxItems 50
     */
  pairs: AnalysisRequest[];
}

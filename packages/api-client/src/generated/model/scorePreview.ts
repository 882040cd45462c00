/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PreviewedScore } from './previewedScore';

export interface ScorePreview {
  /**
     * How many candidates it is about.
     * @minimum 0
     */
  total: number;
  /** One for each candidate, in the order of the request, or the newest first. */
  results: PreviewedScore[];
}

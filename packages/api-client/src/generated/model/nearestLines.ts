/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Evidence } from './evidence';

export interface NearestLines {
  /**
     * The lines, the nearest first.
     * @maxItems 5
     */
  lines: Evidence[];
}

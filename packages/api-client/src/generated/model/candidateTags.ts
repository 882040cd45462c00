/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Tag } from './tag';

export interface CandidateTags {
  /**
     * A word or two each, in the order in which they are shown.
     * @maxItems 20
     */
  tags: Tag[];
}

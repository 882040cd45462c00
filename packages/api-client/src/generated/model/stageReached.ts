/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface StageReached {
  stage_id: Id;
  /** What the organization calls it. */
  name: string;
  /**
     * How many are or were in it.
     * @minimum 0
     */
  reached: number;
}

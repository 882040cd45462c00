/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ReadCriterion } from './readCriterion';
import type { RefusedCriterion } from './refusedCriterion';

export interface JobReading {
  /** All that is asked for, those left out included at the end, weightiest first. A server may put the must-haves before the others. */
  criteria: ReadCriterion[];
  /** What the job asks for and no score may rest on. */
  refused: RefusedCriterion[];
}

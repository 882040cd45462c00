/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicationSource } from './applicationSource';
import type { StageReached } from './stageReached';

export interface SourceFigure {
  source: ApplicationSource;
  /**
     * How many came to a job, once for each job.
     * @minimum 0
     */
  applications: number;
  /**
     * How many of them were hired.
     * @minimum 0
     */
  hires: number;
  /** The stages in which somebody is still in the running, in their order. */
  stages: StageReached[];
}

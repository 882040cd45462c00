/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { TitledJob } from './titledJob';

export interface KeptAnalysis {
  job: TitledJob;
  /**
     * The fit in percent.
     * @minimum 0
     * @maximum 100
     */
  fit_score: number;
  /** One or two sentences. */
  recommendation: string;
  /** When it was scored (UTC). */
  scored_at: string;
  scored_by: AnalysisMethod;
  /** Whether the texts could be read in part only. */
  in_part?: boolean;
  /** Whether the job, the resume, the notes or the reading have changed since. */
  outdated: boolean;
}

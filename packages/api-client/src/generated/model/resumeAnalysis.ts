/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { AnalysisSource } from './analysisSource';
import type { Criterion } from './criterion';
import type { JobScores } from './jobScores';
import type { ListOrText } from './listOrText';

export interface ResumeAnalysis {
  /**
     * The fit in percent. May be missing; clients then show no figure.
     * @minimum 0
     * @maximum 100
     */
  fit_score?: number;
  strengths: ListOrText;
  weaknesses: ListOrText;
  /** One or two sentences. */
  recommendation?: string;
  /** What the job names, weightiest first, each met or not. A server may put the must-haves before the others. */
  criteria?: Criterion[];
  /** What scored it. */
  scored_by?: AnalysisMethod;
  /** What was read. */
  read?: AnalysisSource;
  /** That a person decides. */
  notice?: string;
  /** Whether a missing must-have keeps the score below an interview. */
  capped?: boolean;
  /**
     * The version of the organization's vocabulary whose terms it rests on; left out where none of them is about the job.
     * @minimum 1
     */
  vocabulary_version?: number;
  /** Whether `correctFinding` takes corrections of its findings. */
  correctable?: boolean;
  /** Whether `listNearestLines` tells the lines that come nearest to a criterion of it. */
  has_nearest_lines?: boolean;
  /** Whether `getReceipt` gives a receipt of it. */
  has_receipt?: boolean;
  /** When it was scored (UTC). The same inputs and version answer with the analysis that was kept. */
  scored_at?: string;
  /** The version that had scored the same inputs before, where a newer one has now scored them again. */
  scored_anew?: AnalysisMethod;
  /** How far the scores part the candidates that were analyzed for this job and that the caller sees. Only in the answer to an analysis. */
  job_scores?: JobScores;
}

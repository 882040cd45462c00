/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateComparisonAnalyses } from './candidateComparisonAnalyses';
import type { CandidateComparisonFitScores } from './candidateComparisonFitScores';
import type { CandidateComparisonStrengths } from './candidateComparisonStrengths';
import type { CandidateComparisonWeaknesses } from './candidateComparisonWeaknesses';
import type { Id } from './id';

export interface CandidateComparison {
  candidate1_id: Id;
  candidate2_id: Id;
  /** The fit in percent by candidate id. */
  fit_scores: CandidateComparisonFitScores;
  /** By candidate id. */
  strengths: CandidateComparisonStrengths;
  /** By candidate id. */
  weaknesses: CandidateComparisonWeaknesses;
  /** What decides between the two. */
  comparison_summary?: string;
  /** Both analyses whole, by candidate id. Their criteria are the same and in the same order. */
  analyses?: CandidateComparisonAnalyses;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { Criterion } from './criterion';
import type { Id } from './id';
import type { ReceiptCorrection } from './receiptCorrection';
import type { ReceiptFingerprints } from './receiptFingerprints';
import type { ReceiptFormat } from './receiptFormat';
import type { ReceiptTerm } from './receiptTerm';

export interface Receipt {
  /** What the receipt looks like. */
  format: ReceiptFormat;
  candidate_id: Id;
  job_id: Id;
  /** When it was issued (UTC). */
  issued_at: string;
  /** When it was scored (UTC). */
  scored_at: string;
  scored_by: AnalysisMethod;
  /** The day, or moment, that "present" means in a list of posts. */
  as_of: string;
  fingerprints: ReceiptFingerprints;
  /**
     * How many words of the file were left out, because a reader cannot see them.
     * @minimum 0
     */
  hidden_words: number;
  /** What people corrected, by the criterion's name. */
  corrections: ReceiptCorrection[];
  /** The terms of the organization's vocabulary about this job. */
  vocabulary: ReceiptTerm[];
  /**
     * The version of the vocabulary that the score rests on.
     * @minimum 1
     */
  vocabulary_version?: number;
  /**
     * The score.
     * @minimum 0
     * @maximum 100
     */
  fit_score: number;
  /** Its words. */
  recommendation: string;
  /** All criteria with importance, weight, credit and quotes. */
  criteria: Criterion[];
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { AnalysisMethod } from './analysisMethod';
import type { ApplicationFinding } from './applicationFinding';
import type { LedgerRecord } from './ledgerRecord';

export interface ApplicationAnalysis {
  job: LedgerRecord;
  /** When it was read (UTC). */
  scored_at: string;
  scored_by: AnalysisMethod;
  /** What was found of each criterion, in the job's order. */
  findings: ApplicationFinding[];
}

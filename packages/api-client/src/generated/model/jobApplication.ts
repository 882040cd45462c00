/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { JobApplicationSource } from './jobApplicationSource';
import type { LedgerPerson } from './ledgerPerson';
import type { NamedCandidate } from './namedCandidate';

export interface JobApplication {
  candidate: NamedCandidate;
  stage_id: Id;
  /** When the candidate came into the stage (UTC). */
  since: string;
  /** When the candidate came to the job (UTC). */
  added_at: string;
  by: LedgerPerson;
  /** Where the candidate came to the job by themself; missing where a colleague added them. */
  source?: JobApplicationSource;
  /**
     * The fit in percent.
     * @minimum 0
     * @maximum 100
     */
  fit_score?: number;
}

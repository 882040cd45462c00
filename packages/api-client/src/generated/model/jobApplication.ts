/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { Interview } from './interview';
import type { JobApplicationSource } from './jobApplicationSource';
import type { LedgerPerson } from './ledgerPerson';
import type { NamedCandidate } from './namedCandidate';
import type { StandingDecision } from './standingDecision';

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
  /** The interview for this job, or for none that is known, that begins first of those that have not ended; missing where there is none. */
  next_interview?: Interview;
  /** The decision on this pair that stands; missing where nobody has decided. */
  decision?: StandingDecision;
}

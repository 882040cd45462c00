/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateSummary } from './candidateSummary';
import type { Id } from './id';

export type Candidate = CandidateSummary & ({
  /**
     * A signed link to the resume, valid for 5 minutes; `null` where there is none.
     * @nullable
     */
  resume: string | null;
  /** In the answer to a creation: the first candidate of the organization with the same email that the caller sees. */
  duplicate_of?: Id;
});

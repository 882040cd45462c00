/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateNote } from './candidateNote';
import type { NamedCandidate } from './namedCandidate';

export interface FoundNote {
  candidate: NamedCandidate;
  note: CandidateNote;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { NamedCandidate } from './namedCandidate';

export interface FoundResume {
  candidate: NamedCandidate;
  /**
     * The part of the resume or the notes around the first of the words, in one line.
     * @maxLength 300
     */
  excerpt: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface NamedCandidate {
  id: Id;
  /** The candidate's name. */
  name: string;
}

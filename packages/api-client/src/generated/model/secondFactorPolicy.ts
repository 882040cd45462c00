/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SecondFactorOfPerson } from './secondFactorOfPerson';

export interface SecondFactorPolicy {
  /** Whether everybody has to have a second factor. */
  required: boolean;
  /** The people of the organization. */
  people: SecondFactorOfPerson[];
}

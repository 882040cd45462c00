/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicationChange } from './applicationChange';

export interface ApplicationsMoved {
  /** Those for whom something changed. */
  changes: ApplicationChange[];
}

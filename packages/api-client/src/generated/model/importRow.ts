/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';
import type { Id } from './id';
import type { ImportRowInput } from './importRowInput';

/**
 * A row with `candidate_id` became a candidate, one with `error` was refused, and one with neither was not reached.
 */
export interface ImportRow {
  /**
     * Which row of the file it is.
     * @minimum 1
     */
  number: number;
  candidate_id?: Id;
  error?: ErrorBody;
  /** What it says, of one that became no candidate; missing once a candidate with its email was deleted. */
  values?: ImportRowInput;
}

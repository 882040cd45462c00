/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface Rescoring {
  /**
     * How many candidates have a score from before the job was changed.
     * @minimum 0
     */
  to_rescore: number;
}

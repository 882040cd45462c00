/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SessionsEnded {
  /**
     * How many sessions were ended.
     * @minimum 0
     */
  ended: number;
}

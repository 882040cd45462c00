/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The fit in percent by candidate id.
 */
export type CandidateComparisonFitScores = {[key: string]: number};

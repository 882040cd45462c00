/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The tag of the caller's list that the client has.
 */
export type ListTagBeforeParameter = string;

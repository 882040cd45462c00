/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A word of the client's choice for one form, e.g. a random UUID. The same form sent again with it is stored once.
 */
export type IdempotencyKeyParameter = string;

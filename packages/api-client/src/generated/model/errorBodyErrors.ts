/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault.
 */
export type ErrorBodyErrors = {[key: string]: string};

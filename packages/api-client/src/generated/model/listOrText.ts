/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A list, or one text. Clients take both.
 */
export type ListOrText = string[] | string;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The caller's list is the one whose tag they sent as `If-None-Match`. No body.
 */
export type UnchangedResponse = void;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A part of a web address: small letters a to z, digits, and single hyphens between them.
 * @minLength 3
 * @maxLength 60
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type JobsPageAddress = string;

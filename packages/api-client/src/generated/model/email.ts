/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * An email address. Compared without regard to case.
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.
 * @minLength 3
 * @maxLength 254
 * @pattern ^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$
 */
export type Email = string;

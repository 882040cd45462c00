/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * After how many months without activity a candidate is proposed for deletion; `null` for never.
 * @minimum 1
 * @maximum 120
 * @nullable
 */
export type RetentionMonths = number | null;

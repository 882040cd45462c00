/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Why it was not deleted.
 */
export type RetentionSkippedReason = typeof RetentionSkippedReason[keyof typeof RetentionSkippedReason];


export const RetentionSkippedReason = {
  held: 'held',
  active: 'active',
  not_found: 'not_found',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.
 */
export type CorrectedFinding = typeof CorrectedFinding[keyof typeof CorrectedFinding];


export const CorrectedFinding = {
  shown: 'shown',
  not_shown: 'not_shown',
  as_read: 'as_read',
} as const;

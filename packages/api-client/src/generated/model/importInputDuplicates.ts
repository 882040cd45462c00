/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What is done with a row whose email a candidate has already.
 */
export type ImportInputDuplicates = typeof ImportInputDuplicates[keyof typeof ImportInputDuplicates];


export const ImportInputDuplicates = {
  add: 'add',
  leave_out: 'leave_out',
} as const;

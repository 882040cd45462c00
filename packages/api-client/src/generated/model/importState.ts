/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `waiting` until its first row is through. The last three are ends.
 */
export type ImportState = typeof ImportState[keyof typeof ImportState];


export const ImportState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;

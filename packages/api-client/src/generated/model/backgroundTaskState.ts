/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `waiting` until its first result. The last three are ends.
 */
export type BackgroundTaskState = typeof BackgroundTaskState[keyof typeof BackgroundTaskState];


export const BackgroundTaskState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;

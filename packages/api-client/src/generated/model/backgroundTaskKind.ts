/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What is done. `ranking` analyzes candidates for a job.
 */
export type BackgroundTaskKind = typeof BackgroundTaskKind[keyof typeof BackgroundTaskKind];


export const BackgroundTaskKind = {
  ranking: 'ranking',
} as const;

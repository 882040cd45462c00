/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What is done. `ranking` analyzes candidates for a job, `rescoring` the people of a job again after it was changed.
 */
export type BackgroundTaskKind = typeof BackgroundTaskKind[keyof typeof BackgroundTaskKind];


export const BackgroundTaskKind = {
  ranking: 'ranking',
  rescoring: 'rescoring',
} as const;

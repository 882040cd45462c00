/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * By the public jobs page, or added by a colleague.
 */
export type FunnelOfSourceSource = typeof FunnelOfSourceSource[keyof typeof FunnelOfSourceSource];


export const FunnelOfSourceSource = {
  jobs_page: 'jobs_page',
  colleague: 'colleague',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * By the public jobs page, or added by a colleague.
 */
export type ApplicationSource = typeof ApplicationSource[keyof typeof ApplicationSource];


export const ApplicationSource = {
  jobs_page: 'jobs_page',
  colleague: 'colleague',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Where the candidate came to the job by themself; missing where a colleague added them.
 */
export type JobApplicationSource = typeof JobApplicationSource[keyof typeof JobApplicationSource];


export const JobApplicationSource = {
  jobs_page: 'jobs_page',
} as const;

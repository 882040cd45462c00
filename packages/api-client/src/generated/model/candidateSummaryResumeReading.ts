/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).
 */
export type CandidateSummaryResumeReading = typeof CandidateSummaryResumeReading[keyof typeof CandidateSummaryResumeReading];


export const CandidateSummaryResumeReading = {
  none: 'none',
  read: 'read',
  no_text: 'no_text',
} as const;

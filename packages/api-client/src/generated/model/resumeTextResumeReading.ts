/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).
 */
export type ResumeTextResumeReading = typeof ResumeTextResumeReading[keyof typeof ResumeTextResumeReading];


export const ResumeTextResumeReading = {
  none: 'none',
  read: 'read',
  no_text: 'no_text',
} as const;

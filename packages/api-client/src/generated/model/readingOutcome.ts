/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `read`: its text was read; `no_text`: it holds no readable text (a scan, say).
 */
export type ReadingOutcome = typeof ReadingOutcome[keyof typeof ReadingOutcome];


export const ReadingOutcome = {
  read: 'read',
  no_text: 'no_text',
} as const;

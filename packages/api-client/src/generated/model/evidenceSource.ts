/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Where the quote stands.
 */
export type EvidenceSource = typeof EvidenceSource[keyof typeof EvidenceSource];


export const EvidenceSource = {
  resume: 'resume',
  notes: 'notes',
} as const;

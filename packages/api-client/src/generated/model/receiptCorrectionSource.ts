/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Where it stands.
 */
export type ReceiptCorrectionSource = typeof ReceiptCorrectionSource[keyof typeof ReceiptCorrectionSource];


export const ReceiptCorrectionSource = {
  resume: 'resume',
  notes: 'notes',
} as const;

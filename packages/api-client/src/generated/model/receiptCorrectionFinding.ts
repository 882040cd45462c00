/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a person said.
 */
export type ReceiptCorrectionFinding = typeof ReceiptCorrectionFinding[keyof typeof ReceiptCorrectionFinding];


export const ReceiptCorrectionFinding = {
  shown: 'shown',
  not_shown: 'not_shown',
} as const;

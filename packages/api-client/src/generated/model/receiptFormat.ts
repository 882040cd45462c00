/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What the receipt looks like.
 */
export type ReceiptFormat = typeof ReceiptFormat[keyof typeof ReceiptFormat];


export const ReceiptFormat = {
  'cortex-receipt-1': 'cortex-receipt-1',
} as const;

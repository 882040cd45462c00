/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * How it signs.
 */
export type ReceiptKeyAlgorithm = typeof ReceiptKeyAlgorithm[keyof typeof ReceiptKeyAlgorithm];


export const ReceiptKeyAlgorithm = {
  Ed25519: 'Ed25519',
} as const;

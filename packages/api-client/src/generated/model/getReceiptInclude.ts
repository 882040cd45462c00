/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type GetReceiptInclude = typeof GetReceiptInclude[keyof typeof GetReceiptInclude];


export const GetReceiptInclude = {
  inputs: 'inputs',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A period of the history.
 */
export type HistoryRange = typeof HistoryRange[keyof typeof HistoryRange];


export const HistoryRange = {
  '90_Days': '90 Days',
  Monthly: 'Monthly',
  Yearly: 'Yearly',
} as const;

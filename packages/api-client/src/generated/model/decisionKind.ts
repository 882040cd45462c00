/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a person decided. No status follows from it.
 */
export type DecisionKind = typeof DecisionKind[keyof typeof DecisionKind];


export const DecisionKind = {
  shortlist: 'shortlist',
  hold: 'hold',
  decline: 'decline',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a stage means: `open` for whoever is still in the running, else how it ended.
 */
export type StageKind = typeof StageKind[keyof typeof StageKind];


export const StageKind = {
  open: 'open',
  hired: 'hired',
  turned_down: 'turned_down',
} as const;

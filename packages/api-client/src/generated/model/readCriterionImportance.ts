/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * As read or, where a person set it, as set. `neither`: the text says neither that it must be there nor that it would be nice.
 */
export type ReadCriterionImportance = typeof ReadCriterionImportance[keyof typeof ReadCriterionImportance];


export const ReadCriterionImportance = {
  must: 'must',
  nice: 'nice',
  neither: 'neither',
  left_out: 'left_out',
} as const;

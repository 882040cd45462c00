/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Whether the job, or a person for it, says that it must be there or would be nice. Without a must-have the score stays below an interview.
 */
export type CriterionImportance = typeof CriterionImportance[keyof typeof CriterionImportance];


export const CriterionImportance = {
  must: 'must',
  nice: 'nice',
  neither: 'neither',
} as const;

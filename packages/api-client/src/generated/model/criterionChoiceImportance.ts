/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * `must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.
 */
export type CriterionChoiceImportance = typeof CriterionChoiceImportance[keyof typeof CriterionChoiceImportance];


export const CriterionChoiceImportance = {
  must: 'must',
  nice: 'nice',
  left_out: 'left_out',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What sort of thing it is.
 */
export type CriterionKind = typeof CriterionKind[keyof typeof CriterionKind];


export const CriterionKind = {
  skill: 'skill',
  title: 'title',
  experience: 'experience',
  education: 'education',
  licence: 'licence',
  language: 'language',
  responsibility: 'responsibility',
} as const;

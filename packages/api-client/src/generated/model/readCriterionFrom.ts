/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Where it was read: in the skills, the description or the title; `person`: added.
 */
export type ReadCriterionFrom = typeof ReadCriterionFrom[keyof typeof ReadCriterionFrom];


export const ReadCriterionFrom = {
  skills: 'skills',
  description: 'description',
  title: 'title',
  person: 'person',
} as const;

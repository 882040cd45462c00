/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What was done.
 */
export type VocabularyChangeChange = typeof VocabularyChangeChange[keyof typeof VocabularyChangeChange];


export const VocabularyChangeChange = {
  added: 'added',
  removed: 'removed',
} as const;

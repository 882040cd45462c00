/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type NewCredentialType = typeof NewCredentialType[keyof typeof NewCredentialType];


export const NewCredentialType = {
  'public-key': 'public-key',
} as const;

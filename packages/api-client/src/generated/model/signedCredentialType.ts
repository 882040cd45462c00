/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type SignedCredentialType = typeof SignedCredentialType[keyof typeof SignedCredentialType];


export const SignedCredentialType = {
  'public-key': 'public-key',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * That a finding is wrong, or that a person should look.
 */
export type ApplicantRequestKind = typeof ApplicantRequestKind[keyof typeof ApplicantRequestKind];


export const ApplicantRequestKind = {
  wrong: 'wrong',
  person: 'person',
} as const;

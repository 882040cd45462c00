/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * How somebody signed in: by the password, with a passkey, or at the company's identity provider.
 */
export type SignInWay = typeof SignInWay[keyof typeof SignInWay];


export const SignInWay = {
  password: 'password',
  passkey: 'passkey',
  company: 'company',
} as const;

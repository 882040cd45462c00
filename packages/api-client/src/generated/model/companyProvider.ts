/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface CompanyProvider {
  /** How people call it, for a button: "Sign in with" and this. */
  name: string;
}

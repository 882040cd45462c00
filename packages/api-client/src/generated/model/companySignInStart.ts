/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface CompanySignInStart {
  /** Where the person signs in. */
  url: string;
  /**
     * Ties the sign-in to this tab: the client keeps it, and sends it nowhere else.
     * @minLength 1
     */
  binding: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ApplicantSecret {
  /**
     * The secret of the link.
     * @minLength 1
     * @maxLength 64
     */
  token: string;
}

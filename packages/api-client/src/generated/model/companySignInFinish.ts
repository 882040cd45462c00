/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface CompanySignInFinish {
  /**
     * What the provider sent back as `code`.
     * @minLength 1
     * @maxLength 4096
     */
  code: string;
  /**
     * What it sent back as `state`.
     * @minLength 1
     * @maxLength 512
     */
  state: string;
  /**
     * What it sent back as `iss`, where it did.
     * @minLength 1
     * @maxLength 2048
     */
  iss?: string;
  /**
     * What the client kept.
     * @minLength 1
     * @maxLength 512
     */
  binding: string;
}

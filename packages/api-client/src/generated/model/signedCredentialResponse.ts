/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type SignedCredentialResponse = {
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * @minLength 1
     * @maxLength 100000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  authenticatorData: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  signature: string;
  /**
     * Whose passkey it is.
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]*$
     */
  userHandle?: string;
};

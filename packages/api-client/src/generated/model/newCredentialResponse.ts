/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type NewCredentialResponse = {
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
  attestationObject: string;
};

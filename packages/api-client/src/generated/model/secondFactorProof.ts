/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SecondFactorProof {
  /**
     * A code of the app or a recovery code.
     * @minLength 1
     * @maxLength 64
     */
  code?: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SignedCredentialResponse } from './signedCredentialResponse';
import type { SignedCredentialType } from './signedCredentialType';

/**
 * What is needed of an `AuthenticationResponseJSON` of WebAuthn.
 */
export interface SignedCredential {
  /**
     * Its id at the device.
     * @minLength 1
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  type: SignedCredentialType;
  response: SignedCredentialResponse;
}

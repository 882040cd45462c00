/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { NewCredentialResponse } from './newCredentialResponse';
import type { NewCredentialType } from './newCredentialType';

/**
 * What is needed of a `RegistrationResponseJSON` of WebAuthn.
 */
export interface NewCredential {
  /**
     * Its id at the device.
     * @minLength 1
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  type: NewCredentialType;
  response: NewCredentialResponse;
}

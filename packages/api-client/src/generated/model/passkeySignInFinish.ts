/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SignedCredential } from './signedCredential';

export interface PasskeySignInFinish {
  credential: SignedCredential;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PasskeyOptions } from './passkeyOptions';

export interface PasskeySignInStart {
  options: PasskeyOptions;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PasskeyOptions } from './passkeyOptions';

export interface PasskeySetup {
  /** The web address that the passkey is made for, e.g. `https://cortex.example.com`. */
  origin: string;
  options: PasskeyOptions;
}

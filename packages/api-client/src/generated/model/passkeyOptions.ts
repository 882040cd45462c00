/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What a browser takes, as WebAuthn writes it in JSON: bytes are base64url.
 */
export interface PasskeyOptions {
  /**
     * Random bytes that are signed.
     * @minLength 16
     */
  challenge: string;
  [key: string]: unknown;
 }

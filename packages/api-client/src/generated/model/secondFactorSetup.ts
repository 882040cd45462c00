/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface SecondFactorSetup {
  /**
     * The secret in base32, to be typed into an app.
     * @pattern ^[A-Z2-7]{32}$
     */
  secret: string;
  /**
     * The same as an address that apps read from a QR code.
     * @pattern ^otpauth://totp/
     */
  otpauth_url: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface LoginForm {
  /**
     * The login. Not format-checked.
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  /**
     * The password, kept as typed, white space included.
     * @minLength 1
     * @maxLength 1024
     */
  password: string;
  /**
     * A code of the authenticator app or a recovery code, where the account has a second factor. Spaces and hyphens in it do not count.
     * @minLength 1
     * @maxLength 64
     */
  code?: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface LoginForm {
  /**
     * The login. Not format-checked, and not blank.
     * @minLength 1
     * @maxLength 254
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
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

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface PasswordUpdate {
  /**
     * The login. Not format-checked.
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  /**
     * The current password or a one-time password.
     * @minLength 1
     * @maxLength 1024
     */
  current_password: string;
  /**
     * The new password. Any but an empty one.
     * @minLength 1
     * @maxLength 1024
     */
  new_password: string;
}

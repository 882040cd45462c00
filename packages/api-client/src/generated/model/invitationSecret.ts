/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface InvitationSecret {
  /**
     * The word from the link in the mail.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}

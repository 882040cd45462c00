/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface PasskeySignInAnswer {
  /**
     * Opaque; to be sent as a bearer token.
     * @minLength 1
     */
  access_token: string;
  /** `admin`, or any other value for a regular user (this server says `user`). */
  role: string;
  organization_id: Id;
  /** The email of the account. */
  email: string;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';

export interface InvitationInput {
  email: Email;
  /**
     * Whom the admin means, for the list of open invitations; empty for none. The person writes their own.
     * @maxLength 200
     */
  full_name?: string;
  /** Whether the person will be an admin. */
  is_admin?: boolean;
}

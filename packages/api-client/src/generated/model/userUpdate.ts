/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';

export interface UserUpdate {
  /**
     * Unique in the organization without regard to case.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  username: string;
  email: Email;
  /**
     * The person's full name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  full_name: string;
  /** Whether the person is an admin. */
  is_admin: boolean;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface User {
  id: Id;
  /** Unique in the organization. */
  username: string;
  /** The login. */
  email: string;
  /** The person's full name. */
  full_name: string;
  /** Whether the person is an admin. */
  is_admin: boolean;
  /** Whether this is the caller. */
  is_self?: boolean;
  /** Whether the account is linked to an identity at the company's provider. Admins are told it of everybody, others of themself. */
  company_linked?: boolean;
}

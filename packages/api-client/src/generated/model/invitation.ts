/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';

export interface Invitation {
  id: Id;
  /** Who is invited. */
  email: string;
  /** Whom the admin means; empty where they did not say. */
  full_name: string;
  /** Whether the person will be an admin. */
  is_admin: boolean;
  /** When it was last sent (UTC). */
  sent_at: string;
  /** When it ends (UTC). */
  expires_at: string;
  by: LedgerPerson;
}

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface Passkey {
  id: Id;
  /** What its person calls it. */
  name: string;
  /** When it was added (UTC). */
  created_at: string;
  /** When it signed in last (UTC); missing before the first time. */
  last_used_at?: string;
  /** Whether it is kept by an account, such as that of a phone, and not by one device alone. */
  synced: boolean;
}

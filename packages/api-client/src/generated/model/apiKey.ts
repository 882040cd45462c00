/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApiKeyScope } from './apiKeyScope';
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';

export interface ApiKey {
  id: Id;
  /** What it is for. */
  name: string;
  scope: ApiKeyScope;
  /** The last four characters of the secret. */
  ending: string;
  /** When it was made (UTC). */
  created_at: string;
  /** When it ends (UTC). */
  expires_at: string;
  /** When it was used last, to 5 minutes (UTC); missing before the first time. */
  last_used_at?: string;
  by: LedgerPerson;
}

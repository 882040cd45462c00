/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerPerson } from './ledgerPerson';
import type { WebhookKind } from './webhookKind';
import type { WebhookStop } from './webhookStop';

export interface Webhook {
  id: Id;
  /** Where messages go. */
  url: string;
  /** What it is told of. */
  kinds: WebhookKind[];
  /** Whether anything is sent to it. */
  is_on: boolean;
  stopped?: WebhookStop;
  /** Since when every attempt has failed (UTC); missing where the last one succeeded. */
  failing_since?: string;
  /** Until when the secret before signs too (UTC); missing where there is none. */
  old_secret_until?: string;
  /** When it was added (UTC). */
  created_at: string;
  by: LedgerPerson;
}

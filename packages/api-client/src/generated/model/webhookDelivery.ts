/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { WebhookDeliveryState } from './webhookDeliveryState';
import type { WebhookFailure } from './webhookFailure';

export interface WebhookDelivery {
  id: Id;
  /** What it tells of: a `WebhookKind`, or `webhook.test`. */
  type: string;
  /** When that happened (UTC). */
  at: string;
  state: WebhookDeliveryState;
  /**
     * How often it was tried, an attempt that is under way included.
     * @minimum 0
     */
  attempts: number;
  /** When it was tried last (UTC); missing before the first time. */
  attempted_at?: string;
  /**
     * What the receiver answered the last time; missing where it did not.
     * @minimum 100
     * @maximum 599
     */
  status?: number;
  failure?: WebhookFailure;
  /** When it is tried next (UTC); missing where it is not. */
  next_at?: string;
}

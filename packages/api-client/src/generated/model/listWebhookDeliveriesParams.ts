/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { WebhookDeliveryState } from './webhookDeliveryState';

export type ListWebhookDeliveriesParams = {
/**
 * Only those in this state; all where it is left out.
 */
state?: WebhookDeliveryState;
/**
 * The `id` of the last delivery that the caller has, for those before it; the newest where it is left out. Where that one is forgotten by now, so are those before it, and there is none.
 */
before?: Id;
/**
 * At most so many; `x-limits.webhooks.listed` where it is left out.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

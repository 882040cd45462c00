/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { WebhookDeliveryState } from './webhookDeliveryState';

export type ListWebhookDeliveriesParams = {
/**
 * Only those in this state; all where it is left out.
 */
state?: WebhookDeliveryState;
};

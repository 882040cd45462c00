/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Whether it is still to be sent, was taken, or was given up.
 */
export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];


export const WebhookDeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;

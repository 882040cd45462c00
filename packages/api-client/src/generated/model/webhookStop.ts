/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Why the server switched it off, with 410 or after days of failures.
 */
export type WebhookStop = typeof WebhookStop[keyof typeof WebhookStop];


export const WebhookStop = {
  gone: 'gone',
  failing: 'failing',
} as const;

/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * Why the last attempt failed; missing before the first one has ended.
 */
export type WebhookFailure = typeof WebhookFailure[keyof typeof WebhookFailure];


export const WebhookFailure = {
  status: 'status',
  redirect: 'redirect',
  timeout: 'timeout',
  unreachable: 'unreachable',
  certificate: 'certificate',
  unknown_name: 'unknown_name',
  address_refused: 'address_refused',
  secret_unreadable: 'secret_unreadable',
} as const;

import { createHmac } from 'node:crypto';
import { keyOf } from '../webhooks/signingSecret.ts';

type Signed = { id: string; timestamp: number; body: string };

/**
 * The header `webhook-signature` of a message (https://www.standardwebhooks.com): one signature a secret, the newest first.
 * `timestamp` is in seconds.
 */
export function signMessage(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(keyOf(secret), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

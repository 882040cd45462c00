import { createHmac, randomBytes } from 'node:crypto';

const BEGINNING = 'whsec_';
const KEY_BYTES = 32;

/** A new signing secret, as the Standard Webhooks specification writes one. */
export function newSigningSecret(): string {
  return BEGINNING + randomBytes(KEY_BYTES).toString('base64');
}

type Signed = { id: string; timestamp: number; body: string };

/**
 * The header `webhook-signature` of a message (https://www.standardwebhooks.com): one signature a secret, the newest first.
 * `timestamp` is in seconds.
 */
export function signMessage(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

const BEGINNING = 'whsec_';
const KEY_BYTES = 32;

/** A new signing secret, as the Standard Webhooks specification writes one. */
export function newSigningSecret(): string {
  return BEGINNING + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))));
}

/** The key that a signing secret stands for, in base 64. */
export function keyOf(secret: string): string {
  return secret.slice(BEGINNING.length);
}

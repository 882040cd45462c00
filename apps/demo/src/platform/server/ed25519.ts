import { fromBase64, toBase64 } from './base64.ts';

const ED25519 = { name: 'Ed25519' };

/** How an Ed25519 key begins as SPKI: all but its 32 bytes. */
const SPKI = '302a300506032b6570032100';

/** A new private key as PEM (PKCS #8). */
export async function createKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey(ED25519, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError('Ed25519 makes pairs of keys.');
  const der = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  return `-----BEGIN PRIVATE KEY-----\n${toBase64(der)}\n-----END PRIVATE KEY-----\n`;
}

/** The public half of a private key, as DER (SPKI) in base64. */
export async function publicKeyOf(pem: string): Promise<string> {
  const { x = '' } = await crypto.subtle.exportKey('jwk', await importKey(pem));
  const key = fromBase64(x.replaceAll('-', '+').replaceAll('_', '/'));
  const head = SPKI.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return toBase64(new Uint8Array([...head, ...key]));
}

/** The signature of a text under a private key, in base64url. */
export async function sign(text: string, pem: string): Promise<string> {
  const key = await importKey(pem);
  const signature = await crypto.subtle.sign(ED25519, key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array(signature)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function importKey(pem: string) {
  const der = fromBase64(pem.replace(/-----[A-Z ]+-----|\s/g, ''));
  return crypto.subtle.importKey('pkcs8', der, ED25519, true, ['sign']);
}

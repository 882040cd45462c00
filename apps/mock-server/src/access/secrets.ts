import { sha256 } from '../platform/sha256.ts';

/** A new secret of 256 random bits, for a bearer token or a key. */
export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** A new one-time password of 128 random bits that people can copy. */
export function newOneTimePassword(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** SHA-256 of a secret, so that the database never holds what signs somebody in. */
export function hashSecret(secret: string): string {
  return sha256(secret, 'base64url');
}

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
}

/** The bytes behind base64url text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
}

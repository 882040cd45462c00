import { sha256 as digest } from '@noble/hashes/sha2.js';

/** SHA-256 of bytes, or of a text in UTF-8. The browser's own answers later, and the database asks for it in a query. */
export function sha256(data: string | Uint8Array, encoding: 'hex' | 'base64url'): string {
  const hash = digest(typeof data === 'string' ? new TextEncoder().encode(data) : data);
  if (encoding === 'hex') return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

import { sha256 } from '../platform/sha256.ts';

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function hashText(text: string): string {
  return sha256(text, 'hex');
}

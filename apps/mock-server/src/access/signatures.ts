import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';
import { fromBase64Url, toBase64Url } from './secrets.ts';

/** What a signature is for: each has a key of its own, which the servers of a database share. */
type Purpose = 'resume_link_key' | 'device_key' | 'invitation_key';

/** Signs a text (HMAC with SHA-256), as 43 letters of base64url. */
export async function signText(db: Executor, purpose: Purpose, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(db, purpose), encode(text));
  return toBase64Url(new Uint8Array(signature));
}

/** Whether a text was signed here for this purpose. */
export async function isSigned(
  db: Executor,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  return crypto.subtle.verify('HMAC', await importKey(db, purpose), fromBase64Url(signature), encode(text));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function importKey(db: Executor, purpose: Purpose) {
  const secret = encode(await readServerKey(db, purpose));
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

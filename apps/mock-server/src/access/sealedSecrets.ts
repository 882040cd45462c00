import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';
import { sha256 } from '../platform/sha256.ts';
import { fromBase64Url, toBase64Url } from './secrets.ts';

const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/**
 * Encrypts a secret with AES-256-GCM, under a key derived from the first of these (`SECRETS_KEY`), or from a key of the
 * database where there is none. It opens for its owner alone, so that it is worth nothing in the row of somebody else.
 */
export async function sealSecret(
  db: Executor,
  secretsKeys: readonly string[],
  { owner, secret }: { owner: string; secret: string },
): Promise<string> {
  const [current] = secretsKeys;
  const key = await (current === undefined ? databaseKey(db) : derive(current));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = encode(owner);
  // The tag stands at the end.
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv, additionalData }, key, encode(secret));
  return [sourceOf(current), toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
}

/** The secret that `sealSecret` sealed, under whichever of the keys; undefined where the key is another one or lost. */
export async function openSecret(
  db: Executor,
  secretsKeys: readonly string[],
  { owner, sealed }: { owner: string; sealed: string },
): Promise<string | undefined> {
  const [source] = sealed.split('.');
  const keys = await (source === DATABASE
    ? Promise.all([databaseKey(db)])
    : Promise.all(secretsKeys.map(derive)));
  for (const key of keys) {
    const secret = await openWith(key, owner, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

/** Whether a secret lies under another key than new ones do: the database's, or that of `SECRETS_KEY_BEFORE`. */
export function isToReseal(sealed: string, secretsKeys: readonly string[]): boolean {
  const [current] = secretsKeys;
  return current !== undefined && sealed.split('.')[0] !== sourceOf(current);
}

async function openWith(key: Key, owner: string, sealed: string): Promise<string | undefined> {
  const [, iv = '', text = ''] = sealed.split('.');
  try {
    const algorithm = { name: CIPHER, iv: fromBase64Url(iv), additionalData: encode(owner) };
    const secret = await crypto.subtle.decrypt(algorithm, key, fromBase64Url(text));
    return new TextDecoder().decode(secret);
  } catch {
    return undefined;
  }
}

const DATABASE = 'database';

/** What tells which key a secret lies under: the database's, or one of the setting by the beginning of its hash. */
function sourceOf(key: string | undefined): string {
  if (key === undefined) return DATABASE;
  return `setting-${sha256(key, 'hex').slice(0, 8)}`;
}

async function databaseKey(db: Executor): Promise<Key> {
  return derive(await readServerKey(db, 'second_factor_key'));
}

async function derive(material: string): Promise<Key> {
  const from = await crypto.subtle.importKey('raw', encode(material), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: encode(''), info: encode('cortex second factors') };
  return crypto.subtle.deriveKey(how, from, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

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
  const key = current === undefined ? await databaseKey(db) : derive(current);
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [sourceOf(current), iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The secret that `sealSecret` sealed, under whichever of the keys; undefined where the key is another one or lost. */
export async function openSecret(
  db: Executor,
  secretsKeys: readonly string[],
  { owner, sealed }: { owner: string; sealed: string },
): Promise<string | undefined> {
  const [source] = sealed.split('.');
  const keys = source === DATABASE ? [await databaseKey(db)] : secretsKeys.map(derive);
  for (const key of keys) {
    const secret = openWith(key, owner, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

/** Whether a secret lies under another key than new ones do: the database's, or that of `SECRETS_KEY_BEFORE`. */
export function isToReseal(sealed: string, secretsKeys: readonly string[]): boolean {
  const [current] = secretsKeys;
  return current !== undefined && sealed.split('.')[0] !== sourceOf(current);
}

function openWith(key: Buffer, owner: string, sealed: string): string | undefined {
  const [, iv = '', text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const DATABASE = 'database';

/** What tells which key a secret lies under: the database's, or one of the setting by the beginning of its hash. */
function sourceOf(key: string | undefined): string {
  if (key === undefined) return DATABASE;
  return `setting-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

async function databaseKey(db: Executor): Promise<Buffer> {
  return derive(await readServerKey(db, 'second_factor_key'));
}

function derive(material: string): Buffer {
  return Buffer.from(hkdfSync('sha256', material, '', 'cortex second factors', 32));
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

/** Where the key of a sealed secret comes from: the setting `SECRETS_KEY`, or the keys in the database. */
type Source = 'setting' | 'database';

/**
 * Encrypts a secret with AES-256-GCM, under a key derived from `SECRETS_KEY`, or from a key of the database where that
 * is not set. It opens for its owner alone, so that it is worth nothing in the row of somebody else.
 */
export async function sealSecret(
  db: Executor,
  secretsKey: string | undefined,
  { owner, secret }: { owner: string; secret: string },
): Promise<string> {
  const source: Source = secretsKey ? 'setting' : 'database';
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, await deriveKey(db, source, secretsKey), iv).setAAD(
    Buffer.from(owner),
  );
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [source, iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The secret that `sealSecret` sealed; undefined where the key is another one or lost. */
export async function openSecret(
  db: Executor,
  secretsKey: string | undefined,
  { owner, sealed }: { owner: string; sealed: string },
): Promise<string | undefined> {
  const [source, iv = '', text = ''] = sealed.split('.');
  if (source !== 'database' && !secretsKey) return undefined;
  const key = await deriveKey(db, source === 'database' ? 'database' : 'setting', secretsKey);
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

/** Whether a secret lies under the database's key although `SECRETS_KEY` is set by now. */
export function isToReseal(sealed: string, secretsKey: string | undefined): boolean {
  return secretsKey !== undefined && sealed.startsWith('database.');
}

async function deriveKey(db: Executor, source: Source, secretsKey: string | undefined): Promise<Buffer> {
  const material =
    source === 'setting' && secretsKey ? secretsKey : await readServerKey(db, 'second_factor_key');
  return Buffer.from(hkdfSync('sha256', material, '', 'cortex second factors', 32));
}

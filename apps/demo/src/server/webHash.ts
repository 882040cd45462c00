import type { PasswordHash } from '@cortex/server/embedded';

const ITERATIONS = 100_000;
const KEY_BITS = 256;

/** PBKDF2, which browsers have by themselves: the only passwords here are those of the demo and of who plays with it. */
export const webHash: PasswordHash = {
  async hash(password, asker) {
    await asker?.begin?.();
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return ['pbkdf2', ITERATIONS, write(salt), write(await derive(password, salt, ITERATIONS))].join('$');
  },
  async verify(password, hash, asker) {
    await asker?.begin?.();
    const [scheme, iterations, salt, key] = hash.split('$');
    if (scheme !== 'pbkdf2' || !salt || !key) return false;
    return write(await derive(password, read(salt), Number(iterations))) === key;
  },
  isOutdated: () => false,
};

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const text = new TextEncoder().encode(password.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, material, KEY_BITS));
}

function write(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ServerBusy } from '../http/HttpError.ts';

/** Makes and checks password hashes. */
export type PasswordHash = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether a hash was made in a way that is weaker than today's, and is to be made again once the password is at hand. */
  isOutdated(hash: string): boolean;
};

const KEY_BYTES = 32;

/** Each hash takes 128 MiB while it is made, so that so many are made at once and the others wait. */
const AT_ONCE = 2;
const MAX_WAITING = 100;
const RETRY_SECONDS = 5;

/**
 * scrypt with N = 131072, r = 8, p = 1 (the first row of OWASP's table), a salt of 128 random bits and a key of 256
 * bits: about 0.3 s and 128 MiB a hash. The parameters stand in the hash, so that they can be raised later. Throws
 * 503 where too many wait.
 */
export const scryptHash = hashByScrypt({ N: 2 ** 17, r: 8, p: 1 });

type Cost = { N: number; r: number; p: number };

/** scrypt at another cost, for tests that are about something else. */
export function hashByScrypt(cost: Cost): PasswordHash {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    async verify(password, hash) {
      const [scheme, N, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || !salt || !key) return false;
      const expected = Buffer.from(key, 'base64');
      const actual = await derive(password, Buffer.from(salt, 'base64'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      return timingSafeEqual(expected, actual);
    },
    isOutdated(hash) {
      const [, N, r, p] = hash.split('$').map(Number);
      return N !== cost.N || r !== cost.r || p !== cost.p;
    },
  };
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (waiting.length >= MAX_WAITING) throw new ServerBusy(RETRY_SECONDS);
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await deriveNow(password, salt, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function deriveNow(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

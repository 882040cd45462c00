import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type Asker, createPasswordQueue, KNOWN } from './passwordQueue.ts';

/** Makes and checks password hashes, in turns: for somebody who is known unless stated. */
export type PasswordHash = {
  hash(password: string, asker?: Asker): Promise<string>;
  verify(password: string, hash: string, asker?: Asker): Promise<boolean>;
  /** Whether a hash was made in a way that is weaker than today's, and is to be made again once the password is at hand. */
  isOutdated(hash: string): boolean;
};

const KEY_BYTES = 32;

/**
 * scrypt with N = 65536, r = 8, p = 2 (the second row of OWASP's table: as slow to guess as the first, with half its
 * memory), a salt of 128 random bits and a key of 256 bits: about 0.3 s and 64 MiB a hash. The parameters stand in the
 * hash, so that they can be raised later. Throws 503 where too many wait.
 */
export const scryptHash = hashByScrypt({ N: 2 ** 16, r: 8, p: 2 });

/** One queue for all, as the memory is one. */
const inTurn = createPasswordQueue();

type Cost = { N: number; r: number; p: number };

/** scrypt at another cost, for tests that are about something else. */
export function hashByScrypt(cost: Cost): PasswordHash {
  return {
    async hash(password, asker = KNOWN) {
      const salt = randomBytes(16);
      const key = await inTurn(asker, () => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    async verify(password, hash, asker = KNOWN) {
      const [scheme, N, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || !salt || !key) return false;
      const expected = Buffer.from(key, 'base64');
      const made = { N: Number(N), r: Number(r), p: Number(p) };
      const actual = await inTurn(asker, () => derive(password, Buffer.from(salt, 'base64'), made));
      return timingSafeEqual(expected, actual);
    },
    isOutdated(hash) {
      const [, N, r, p] = hash.split('$').map(Number);
      return N !== cost.N || r !== cost.r || p !== cost.p;
    },
  };
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Makes and checks password hashes. */
export type PasswordHash = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;

/**
 * scrypt with N = 32768, r = 8, p = 1, a salt of 128 random bits and a key of 256 bits: about 60 ms and 32 MiB a hash. The parameters stand
 * in the hash, so that they can be raised later.
 */
export const scryptHash: PasswordHash = {
  async hash(password) {
    const salt = randomBytes(16);
    const key = await derive(password, salt, COST);
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
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
};

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

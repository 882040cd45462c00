import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code of six digits that an authenticator app shows at a moment (RFC 6238: SHA-1, 30 seconds). */
export function totpAt(secret: string, moment: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / STEP_MS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** The code of the step after that of a moment, which a server takes because clocks differ. */
export function nextTotpAt(secret: string, moment: Date): string {
  return totpAt(secret, new Date(moment.getTime() + STEP_MS));
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

import { Inflate } from 'fflate';

const POLYNOMIAL = 0xedb88320;
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** The checksum of an entry of a zip. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Unpacks bytes (deflate without a header). Throws a `RangeError` where there are more than so many, another error where they are damaged. */
export function inflateRaw(data: Uint8Array, maxOutputLength: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > maxOutputLength) throw new RangeError('There is more than it says.');
    pieces.push(piece);
  });
  // In small pieces, as each of them can unpack to a thousand times as much before it is counted.
  const PIECE = 4096;
  for (let at = 0; at < data.length || at === 0; at += PIECE)
    inflate.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A Word file as mammoth takes it in a browser, and as its build for Node does, with which the tests of this run. */
export function toWordInput({ buffer }: Uint8Array<ArrayBuffer>) {
  return { arrayBuffer: buffer, buffer };
}

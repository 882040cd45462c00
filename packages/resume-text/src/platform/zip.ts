import { inflateRawSync } from 'node:zlib';

export { crc32 } from 'node:zlib';

/** Unpacks bytes (deflate without a header). Throws a `RangeError` where there are more than so many, another error where they are damaged. */
export function inflateRaw(data: Uint8Array, maxOutputLength: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength });
}

/** A Word file as mammoth takes it. */
export function toWordInput(bytes: Uint8Array<ArrayBuffer>): { buffer: Buffer } {
  return { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

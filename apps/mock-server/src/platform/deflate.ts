import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const pack = promisify(deflateRaw);
const unpack = promisify<Buffer, Buffer>(inflateRaw);

/** A text, compressed (deflate without a header), as base64. */
export async function deflateText(text: string): Promise<string> {
  return (await pack(text)).toString('base64');
}

/** The text that `deflateText` compressed. */
export async function inflateText(packed: string): Promise<string> {
  return (await unpack(Buffer.from(packed, 'base64'))).toString();
}

import { fromBase64, toBase64 } from './base64.ts';

/** A text, compressed (deflate without a header), as base64. */
export async function deflateText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text that `deflateText` compressed. */
export async function inflateText(packed: string): Promise<string> {
  const whole = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(whole).text();
}

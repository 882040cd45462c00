/** Whether bytes hold a text, of letters of ASCII, in this encoding. */
export function holds(bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le'): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, encoding));
}

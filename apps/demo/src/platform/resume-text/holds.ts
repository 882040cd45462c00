/** Whether bytes hold a text, of letters of ASCII, in this encoding. */
export function holds(bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le'): boolean {
  const sought = encoding === 'latin1' ? text : [...text].map((letter) => `${letter}\0`).join('');
  return new TextDecoder('latin1').decode(bytes).includes(sought);
}

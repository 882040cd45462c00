/** A text with something else in place of what is secret. A name that is written alike, before a colon or an equals sign, stays. */
export function mask(text: string, secrets: Iterable<string>, instead: string): string {
  let masked = text;
  for (const secret of secrets) {
    if (secret.length < 4) continue;
    const literal = secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    masked = masked.replace(new RegExp(`${literal}(?!['"]?\\s*[:=])`, 'g'), () => instead);
  }
  return masked;
}

const LONGEST = 100;

/**
 * A name that somebody typed, as it may stand in a mail to a stranger: on one line, not endless, without characters
 * that turn or hide text, and with nothing that a mail program makes a link of.
 */
export function quoteTyped(name: string): string {
  const line = toLine(name)
    .replace(/:\/\//g, ': ')
    .replace(/[.@](?=[\p{L}\p{N}])/gu, (sign) => `${sign} `)
    .trim();
  const letters = [...line];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line;
}

/** A text on one line, without characters that turn or hide text. */
export function toLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

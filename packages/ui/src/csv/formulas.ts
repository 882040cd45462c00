/**
 * A spreadsheet takes a cell that begins so for a formula, also after blanks. An apostrophe of the text's own counts
 * too, so that it is told from the one that is put before it.
 */
const RISKY = /^(?:['\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** A text as it stands in a file that spreadsheets open: an apostrophe before it keeps it from being a formula. */
export function escapeFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && RISKY.test(text.slice(1)) ? text.slice(1) : text;
}

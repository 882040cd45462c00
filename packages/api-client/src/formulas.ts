/**
 * A spreadsheet takes a cell for a formula that begins with a sign, of either width, also after blanks and what is drawn
 * as nothing. An apostrophe of the text's own counts too, so that it is told from the one that is put before it.
 */
const RISKY = /^(?:['\t\r\n]|[[\p{Z}\p{Cf}\p{Cc}]--[\t\r\n]]*[=+\-@\uff1d\uff0b\uff0d\uff20])/v;
/**
 * Where a spreadsheet of another country ends a cell within a text, so that a formula could follow: a semicolon, a tab,
 * a bar, a line break. A dash and a blank are a list, and no formula.
 */
const INNER = /([;\|\t\r\n][[\p{Z}\p{Cf}\p{Cc}]--[\t\r\n]]*)(?!-\s)('*[=+\-@\uff1d\uff0b\uff0d\uff20])/gv;
const ESCAPED_INNER =
  /([;\|\t\r\n][[\p{Z}\p{Cf}\p{Cc}]--[\t\r\n]]*)(?!'-\s)'('*[=+\-@\uff1d\uff0b\uff0d\uff20])/gv;

/** A text as it stands in a CSV file that spreadsheets open: apostrophes keep it, and its parts, from being a formula. */
export function escapeFormula(text: string): string {
  const inner = text.replace(INNER, "$1'$2");
  return RISKY.test(inner) ? `'${inner}` : inner;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  const inner = text.startsWith("'") && RISKY.test(text.slice(1)) ? text.slice(1) : text;
  return inner.replace(ESCAPED_INNER, '$1$2');
}

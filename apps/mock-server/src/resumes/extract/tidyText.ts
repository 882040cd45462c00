// Ligatures, Arabic presentation forms, radicals and full-width letters: other codes for letters that a reader sees as the plain ones.
const PRESENTED = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\u2f00-\u2fdf\uff01-\uff5e]+/g;
// Behind these the hyphen at the end of a line belongs to the word: "self-\nemployed".
const COMPOUND =
  /^(?:self|full|part|well|long|short|high|low|non|co|re|pre|post|multi|cross|on|off|in|up|follow|day|end|back|front|hands|problem|cost|detail|award|fast|third|first|second|real|time|year|month|two|three|four|five|six|ten|client|customer|data|e|x|anti|semi|sub|inter|mid|over|under|team|work|goal|result|results|state)$/i;

/** The text in plain letters, with words that a line break parted put together. */
export function tidyText(text: string): string {
  return text
    .replace(PRESENTED, (letters) => letters.normalize('NFKC'))
    .replace(/(?<![\p{L}-])(\p{L}{2,30})[-\u2010]\n(?=(\p{Ll}{2,30}))/gu, (whole, before: string) =>
      COMPOUND.test(before) ? `${before}-` : whole.slice(0, -2),
    );
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

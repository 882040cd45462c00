// Ligatures, Arabic presentation forms, radicals and full-width letters: other codes for letters that a
// reader sees as the plain ones.
const PRESENTED = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\u2f00-\u2fdf\uff01-\uff5e]+/g;
// Behind these the hyphen at the end of a line belongs to the word: "self-\nemployed".
const COMPOUND =
  /^(?:self|full|part|well|long|short|high|low|non|co|re|pre|post|multi|cross|on|off|in|up|follow|day|end|back|front|hands|problem|cost|detail|award|fast|third|first|second|real|time|year|month|two|three|four|five|six|ten|client|customer|data|e|x|anti|semi|sub|inter|mid|over|under|team|work|goal|result|results|state)$/i;

// And before these: "community-\ndriven".
const COMPOUND_END =
  /^(?:driven|based|oriented|focused|related|facing|friendly|specific|wide|level|scale|stack|site|house|solving|making|functional|paced|built|ready|free|term|time|to|and|in|on|of|the|up|style|class|quality|performance)$/;
// UTF-8 that a program took for Windows-1252, as forms on the web leave it: "\u00e2\u20ac\u201c" is a dash.
// Only beginnings that no language writes so, and a few endings that Windows-1252 has no letter for and that
// were lost.
const MISREAD =
  /\u00e2[\u20ac\u0153\u2014\u2020]|[\u00c2\u00c3][\u0080-\u00bf]|\u00ef[\u00bc\u201a\u20ac]|\u00f0\u0178|\u00c2(?=\s|$)/;
const MISREAD_LETTERS =
  /[\u00c2\u00c3\u00e2\u00ef\u00f0][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]{1,3}/g;
const LOST_ENDINGS: readonly [RegExp, string][] = [
  [/\u00ef\u00bc(?=\s|$)/gm, '-'],
  [/\u00e2\u20ac(?=[\s.,;:)]|$)/gm, '"'],
  [/\u00c2(?=\s|$)/gm, ''],
];

const WINDOWS_1252 = new Map(
  Array.from({ length: 128 }, (_value, index) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(index + 128)),
    index + 128,
  ]),
);

/** The text in plain letters, with words that a line break parted put together. */
export function tidyText(text: string): string {
  const plain = rereadLetters(text).replace(PRESENTED, (letters) => letters.normalize('NFKC'));
  const compounds = new Set(plain.toLowerCase().match(/(?<![\p{L}-])\p{L}{2,30}-\p{L}{2,30}(?!\p{L})/gu));
  return plain
    .replace(/(?<=\p{L}-\p{L}{1,30}-)\n(?=\p{Ll})/gu, '')
    .replace(
      /(?<![\p{L}-])(\p{L}{2,30})[-\u2010]\n(?=(\p{Ll}{2,30}))/gu,
      (whole, before: string, after: string) =>
        COMPOUND.test(before) || COMPOUND_END.test(after) || compounds.has(`${before}-${after}`.toLowerCase())
          ? `${before}-`
          : whole.slice(0, -2),
    );
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

// Characters of all hidden passages that are kept: enough to see what somebody hid.
const MAX_HIDDEN = 20_000;

/** Pieces of hidden text as passages to show, each with something to read in it. */
export function toPassages(pieces: readonly string[]): string[] {
  const passages: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    const passage = piece
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_HIDDEN - length);
    if (passage === '') continue;
    length += passage.length;
    passages.push(passage);
  }
  return passages;
}

function rereadLetters(text: string): string {
  if (!MISREAD.test(text)) return text;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let reread = text.replace(MISREAD_LETTERS, (letters) => {
    for (let length = letters.length; length > 1; length -= 1) {
      try {
        return utf8.decode(toWindows1252(letters.slice(0, length))) + letters.slice(length);
      } catch {}
    }
    return letters;
  });
  for (const [lost, meant] of LOST_ENDINGS) reread = reread.replace(lost, meant);
  return reread
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/(?<! ) {2}(?! )/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function toWindows1252(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => WINDOWS_1252.get(letter) ?? 0);
}

import { resumeSearchLimits } from '@cortex/api-client/limits';

/** How many letters of a text stand before the word that was found, and how many there are in all. */
const BEFORE = 60;
const LENGTH = 240;

const MARKS = /[\u0300-\u036f]+/g;
const SIGN = /[^\p{L}\p{N}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** How much of a text is measured at once. */
const MEASURED = 1_000;

/**
 * What somebody typed: the first of its words as they are looked for in a text, and those of the index that they are made of; of
 * words with signs in them the first parts, as the text itself tells whether they stand there.
 */
export function readWords(text: string): { typed: string[]; indexed: string[] } {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => LETTER.test(word));
  const typed = [...new Set(words)].slice(0, resumeSearchLimits.words);
  const whole = typed.filter((word) => !SIGN.test(word));
  const parts = typed.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return { typed, indexed: [...new Set([...whole, ...parts])].slice(0, 2 * resumeSearchLimits.words) };
}

/**
 * The part of a text around the first of the words that were typed, in one line. Undefined where a word with signs in it ("C++",
 * "Node.js"), which the index knows in parts alone, does not stand there as it was typed.
 */
export function cutOut(text: string, typed: readonly string[]): string | undefined {
  const folded = fold(text);
  let first: number | undefined;
  for (const word of typed) {
    const at = findBeginning(folded, word);
    if (at >= 0) first ??= at;
    else if (SIGN.test(word)) return undefined;
  }
  const plain = text.normalize('NFC');
  const at = unfold(plain, first ?? 0);
  const start = Math.max(0, at - BEFORE);
  // Begins with a whole word, where one begins soon enough.
  const begin = start === 0 ? 0 : start + Math.max(0, plain.slice(start, at).search(/\s/) + 1);
  const cut = plain
    .slice(begin, begin + LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return `${begin > 0 ? '...' : ''}${cut}${begin + LENGTH < plain.length ? '...' : ''}`;
}

/** A text without accents, in small letters. */
function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Where a letter of a folded text stands in the text itself, composed. */
function unfold(plain: string, at: number): number {
  let start = 0;
  let left = at;
  for (let some = ''; start < plain.length; start += MEASURED) {
    some = plain.slice(start, start + MEASURED);
    const { length } = fold(some);
    if (length > left) break;
    left -= length;
  }
  for (const letter of plain.slice(start, start + MEASURED)) {
    if (left <= 0) break;
    left -= fold(letter).length;
    start += letter.length;
  }
  return start;
}

/** Where a word is the beginning of one; -1 where it is not. */
function findBeginning(folded: string, word: string): number {
  return folded.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'));
}
